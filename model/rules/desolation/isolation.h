#pragma once

#include <algorithm>

#include "model/rules/building.h"

namespace hexwright::desolation {

/// A road or building that stands between nothing but deserts: it goes back to its owner, and none is built
/// there. At a coast it stays. `hexes`: beside the path, or around the intersection. DES-05
template <std::size_t count>
constexpr bool is_isolated(const std::array<TerrainSet, count>& hexes) {
  return std::all_of(hexes.begin(), hexes.end(),
                     [](TerrainSet hex) { return hex == TerrainSet(Terrain::Desert); });
}

}  // namespace hexwright::desolation
