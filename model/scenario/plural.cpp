#include "scenario/plural.h"

#include <charconv>

namespace hexwright {
namespace {

/// No text for people holds it, and no phrase has it among its own marks.
constexpr char divides_forms = '\x1e';

}  // namespace

std::string pattern_of_count(std::uint64_t number, Forms forms) {
  std::string pattern = forms.one;
  (pattern += divides_forms) += forms.several;
  return (pattern += divides_forms) += std::to_string(number);
}

std::optional<NumberedPattern> numbered(const std::string& pattern) {
  const auto first = pattern.find(divides_forms);
  if (first == std::string::npos) return {};
  const auto second = pattern.find(divides_forms, first + 1);
  if (second == std::string::npos) return {};
  NumberedPattern result{pattern.substr(0, first), pattern.substr(first + 1, second - first - 1), 0};
  std::from_chars(pattern.data() + second + 1, pattern.data() + pattern.size(), result.number);
  return result;
}

}  // namespace hexwright
