#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace hexwright {

/// What JSON that others wrote may be at most. Answers of bots, logs and saved games, tallies, plans, states
/// of a balancing and results in a library are read through here: what copies or writes JSON goes into each
/// list and object, and would take all of the stack for one that is nested deeply.
struct JsonLimits {
  std::size_t bytes = 256U << 20U;
  int depth = 32;  ///< lists and objects within each other
};

/// Whether lists and objects are nested no deeper. Of a text that is no JSON it says anything.
bool is_nested_at_most(int depth, std::string_view text);

/// `Json`: a type of nlohmann::basic_json. Discarded when the text is no JSON or beyond the limits.
template <class Json>
Json json_from_outside(std::string_view text, const JsonLimits& limits = {}) {
  if (text.size() > limits.bytes || !is_nested_at_most(limits.depth, text))
    return Json(Json::value_t::discarded);
  return Json::parse(text, nullptr, false);
}

/// A whole number within these bounds; none for what is no whole number, or beyond them.
template <class Json>
std::optional<std::int64_t> whole_number(const Json& json, std::int64_t least, std::int64_t most) {
  if (!json.is_number_integer()) return {};
  if (json.is_number_unsigned() && !std::in_range<std::int64_t>(json.template get<std::uint64_t>()))
    return {};
  const auto number = json.template get<std::int64_t>();
  return number < least || number > most ? std::nullopt : std::optional(number);
}

/// A text of others as messages quote it: at most so many bytes of it, in whole characters, and "…" for the
/// rest; `escaped`.
std::string quoted_in_part(std::string_view text, std::size_t most = 80);

}  // namespace hexwright
