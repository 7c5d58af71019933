#pragma once

#include "model/scenario/scenario.h"

namespace hexwright::test {

/// Single hexes far apart, so that each place touches one hex alone; each can be founded at its north corner
/// only.
struct LoneHex {
  Hex at;
  Terrain terrain;
  int token;
};
inline Scenario lone_hexes(std::initializer_list<LoneHex> hexes, int players) {
  Scenario scenario;
  scenario.details.max_players = players;
  for (const auto& [at, terrain, token] : hexes) {
    scenario.cells[at] = Cell{terrain, token, {}};
    for (const Corner corner : all_corners)
      if (corner != Corner::North) scenario.closed_to_founding.insert(Intersection(at, corner));
  }
  return scenario;
}

/// Three hexes that meet at the north corner of {0, 0}: 5 pips of brick, 4 of lumber, 1 of wool.
inline Scenario three_hexes() {
  Scenario scenario;
  scenario.cells[{0, 0}] = Cell{Terrain::Hills, 6, {}};
  scenario.cells[{0, -1}] = Cell{Terrain::Forest, 9, {}};
  scenario.cells[{1, -1}] = Cell{Terrain::Pasture, 2, {}};
  return scenario;
}
inline constexpr Intersection middle_of_three{{0, 0}, Corner::North};

}  // namespace hexwright::test
