#pragma once

#include <cassert>

#include "board/board_graph.h"
#include "rules/terrain_set.h"

namespace hexwright::volcano {

/// The corner of a volcano where its lava goes, by a die: clockwise from the top. VOL-04
constexpr Corner struck_corner(int die) {
  assert(die >= 1 && die <= 6);
  return rotated(Corner::North, die - 1);
}
inline BoardGraph::Number struck_intersection(const BoardGraph& board, BoardGraph::Number volcano, int die) {
  return board.hex_intersections(volcano)[static_cast<std::size_t>(index(struck_corner(die)))];
}

/// What stands at the struck intersection afterwards: a city shrinks to a settlement, if its owner has one in
/// supply. VOL-04, VOL-05
enum class Building : std::uint8_t { None, Settlement, City };
constexpr Building after_eruption(Building before, int settlements_in_supply) {
  return before == Building::City && settlements_in_supply > 0 ? Building::Settlement : Building::None;
}

/// The terrains that yield resources to the buildings around them; volcanoes only in the Gold variant, and
/// jungles never: discoveries are no resources. VOL-02, VOL-07, JUN-05
constexpr TerrainSet resource_terrains(bool gold_variant) {
  TerrainSet yielding;
  for (const Terrain t : all_terrains)
    if (is_producing(t) && t != Terrain::Jungle && (t != Terrain::Volcano || gold_variant)) yielding.add(t);
  return yielding;
}

}  // namespace hexwright::volcano
