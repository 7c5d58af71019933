#pragma once

#include "tests/support/playing.h"

namespace hexwright {

/// The base board, but all land is desert: nothing against playing it, and nobody ever gets a card.
inline Scenario barren_island() {
  Scenario scenario = template_named("base-3-4");
  scenario.boxes.clear();
  for (auto& [hex, cell] : scenario.cells) {
    if (open_terrain(cell) == Terrain::Sea) continue;
    cell.terrain = Terrain::Desert;
    cell.token = {};
  }
  return scenario;
}

}  // namespace hexwright
