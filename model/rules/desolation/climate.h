#pragma once

#include <algorithm>
#include <optional>

#include "model/rules/map_view.h"
#include "model/rules/terrain_set.h"

namespace hexwright::desolation {

/// At the coast, or where the coast can turn out to be. DES-01
constexpr bool is_coastal(const Around& hexes) {
  return std::any_of(hexes.begin(), hexes.end(), [](TerrainSet hex) { return hex.may_be_sea(); });
}

/// A road or building that stands between nothing but deserts: it goes back to its owner, and none is built
/// there. At a coast it stays. `hexes`: beside the path, or around the intersection. DES-05
template <std::size_t count>
constexpr bool is_isolated(const std::array<TerrainSet, count>& hexes) {
  return std::all_of(hexes.begin(), hexes.end(),
                     [](TerrainSet hex) { return hex == TerrainSet(Terrain::Desert); });
}

/// The number that replaces one when its hex loses value: the next less likely one. None for 2 and 12: their
/// hex turns to desert. DES-02, DES-03. Precondition: a legal number.
constexpr std::optional<int> devalued(int number) {
  if (number == 2 || number == 12) return std::nullopt;
  return number < 7 ? number - 1 : number + 1;
}

/// The pool that the option names; null when it names none that the scenario defines.
const TokenPool* spare_tokens(const MapView& map);

/// By number: the most tokens that can be needed at once beside those that lie on the home island at the
/// start, as its hexes lose value. Every hex of a more likely number can come to show it, while those that
/// show it still do. DES-02
Counts<int> spare_tokens_needed(const MapView& map);

}  // namespace hexwright::desolation
