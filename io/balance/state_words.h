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

/// A terrain as states name it: a built-in one by its id, one of the map's packs by its number.
inline std::string terrain_key(Terrain terrain) {
  return is_own(terrain) ? "own-" + std::to_string(own_number(terrain)) : std::string(id(terrain));
}
inline std::optional<Terrain> terrain_from_key(std::string_view key) {
  if (const auto built_in = terrain_from_id(key)) return built_in;
  for (const Terrain terrain : every_terrain)
    if (is_own(terrain) && terrain_key(terrain) == key) return terrain;
  return {};
}

/// The same of harbors.
inline std::string harbor_key(HarborKind kind) {
  return is_own(kind) ? "own-" + std::to_string(own_number(kind)) : std::string(id(kind));
}
inline std::optional<HarborKind> harbor_from_key(std::string_view key) {
  for (const HarborKind kind : every_harbor_kind)
    if (harbor_key(kind) == key) return kind;
  return {};
}

}  // namespace hexwright
