#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "model/scenario/message.h"

namespace hexwright {

/// Two patterns of the same words: for one thing, and for any other number of them. English has no more
/// forms; a translation has as many as its language has.
struct Forms {
  const char *one, *several;
};

/// Marks two forms for extraction by xgettext; changes nothing.
constexpr Forms plural(const char* one, const char* several) { return {one, several}; }

/// A message in the form that belongs to a number, which is none of its arguments as it stands.
Message in_form_for(std::integral auto number, Forms forms, std::vector<Argument> arguments) {
  return {forms.one, std::move(arguments), Plural{static_cast<std::uint64_t>(number), forms.several}};
}
/// A message in the form that belongs to a number. The number is {0}, `rest` follows.
Message by_number(std::integral auto number, Forms forms, const std::vector<Argument>& rest = {}) {
  std::vector<Argument> all{std::to_string(number)};
  all.insert(all.end(), rest.begin(), rest.end());
  return in_form_for(number, forms, std::move(all));
}

}  // namespace hexwright
