#include "io/playtest/programs/answers.h"

#include <algorithm>

namespace hexwright {
namespace {

constexpr std::size_t longest_line = 1U << 20U;

std::string argument_of(double seconds) {
  std::string text = std::to_string(seconds);
  while (text.back() == '0') text.pop_back();
  if (text.back() == '.') text.pop_back();
  return text;
}

}  // namespace

std::chrono::milliseconds Answers::time() const {
  return has_answered_ ? limits_.answer : std::max(limits_.answer, limits_.start);
}

std::optional<std::string> Answers::take_line() {
  const auto end = read_.find('\n');
  if (end == std::string::npos) return {};
  std::string line = read_.substr(0, end);
  read_.erase(0, end + 1);
  has_answered_ = true;
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return line;
}

bool Answers::is_without_end() const { return read_.size() > longest_line; }

Refusal Answers::too_slow() {
  was_too_slow_ = true;
  const double seconds = std::chrono::duration<double>(time()).count();
  return refuse(N_("it did not answer within {0} seconds"), {argument_of(seconds)});
}

}  // namespace hexwright
