#include "io/playtest/programs/answers.h"

#include <algorithm>

namespace hexwright {
namespace {

/// Longer lines are no answer.
constexpr std::size_t longest_line = 1U << 20U;
/// How soon a wait notices that nobody waits for it any more.
constexpr std::chrono::milliseconds look_up{100};

std::string argument_of(double seconds) {
  std::string text = std::to_string(seconds);
  while (text.back() == '0') text.pop_back();
  if (text.back() == '.') text.pop_back();
  return text;
}

}  // namespace

std::chrono::milliseconds until(std::chrono::steady_clock::time_point end) {
  using std::chrono::milliseconds;
  const auto left = end - std::chrono::steady_clock::now();
  return std::max(milliseconds(0), std::chrono::duration_cast<milliseconds>(left));
}

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

Outcome<std::string> Answers::next_line(
    const std::atomic<bool>* unwanted,
    const std::function<std::optional<Refusal>(std::chrono::milliseconds)>& read) {
  const auto end = std::chrono::steady_clock::now() + time();
  for (;;) {
    if (auto line = take_line()) return *line;
    if (read_.size() > longest_line) return refuse(N_("it writes a line without end"));
    if (unwanted && *unwanted) return refuse(N_("nobody waits for its answer any more"));
    const auto left = until(end);
    if (left == left.zero()) return too_slow();
    if (auto ended = read(std::min(left, look_up))) return *std::move(ended);
  }
}

Refusal Answers::too_slow() {
  was_too_slow_ = true;
  const double seconds = std::chrono::duration<double>(time()).count();
  return refuse(N_("it did not answer within {0} seconds"), {argument_of(seconds)});
}

}  // namespace hexwright
