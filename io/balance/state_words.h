#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "model/balance/state.h"

namespace hexwright {

using BalanceJson = nlohmann::ordered_json;

inline constexpr std::string_view state_format = "hexwright-balance";
inline constexpr int state_version = 2;

/// By `BalanceStage`.
inline constexpr std::array<std::string_view, 6> stage_words{"boards",  "settlers",    "strategists",
                                                             "verdict", "explanation", "done"};

BalanceJson json_of(const Played& played);

/// A terrain or harbor as states name it: a built-in one by its id, one of the map's packs by its number.
std::string key_of(auto thing) {
  return is_own(thing) ? "own-" + std::to_string(own_number(thing)) : std::string(id(thing));
}
/// One of `every`.
template <class Every>
std::optional<typename Every::value_type> from_key(const Every& every, std::string_view key) {
  for (const auto thing : every)
    if (key_of(thing) == key) return thing;
  return {};
}

}  // namespace hexwright
