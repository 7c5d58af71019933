#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "scenario/message.h"

namespace hexwright {

/// Two patterns of the same words: for one thing, and for any other number of them. English tells no more
/// apart; a translation has as many forms as its language has.
struct Forms {
  const char *one, *several;
};

/// Marks two forms for extraction by xgettext; changes nothing.
constexpr Forms plural(const char* one, const char* several) { return {one, several}; }

/// A pattern in the form that belongs to a number, which is none of the arguments as it stands.
std::string pattern_of_count(std::uint64_t number, Forms forms);
std::string pattern_for(std::integral auto number, Forms forms) {
  return pattern_of_count(static_cast<std::uint64_t>(number), forms);
}
/// A message in the form that belongs to a number. The number is {0}, `rest` follows.
Message by_number(std::integral auto number, Forms forms, std::vector<std::string> rest = {}) {
  rest.insert(rest.begin(), std::to_string(number));
  return {pattern_for(number, forms), std::move(rest)};
}

/// What `pattern_for` has put into a pattern, for those who translate.
struct NumberedPattern {
  std::string one, several;
  std::uint64_t number = 0;

  const std::string& in_english() const { return number == 1 ? one : several; }
};
/// None for a pattern of any other kind.
std::optional<NumberedPattern> numbered(const std::string& pattern);

}  // namespace hexwright
