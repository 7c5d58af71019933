#pragma once

#include "tests/support/playing.h"

namespace hexwright {

/// Three hidden cells of the stack "mixed": a forest for certain, and two of a pool's two forests and two
/// hills.
inline Scenario mixed_fog() {
  Scenario scenario = template_named("fog-islands-3");
  scenario.terrain_pools["more"] = {{Terrain::Forest, 2}, {Terrain::Hills, 2}};
  scenario.stacks["mixed"] = {.hexes = {{Terrain::Forest, 1}}, .dealt = 2, .dealt_from = "more"};
  int cells = 0;
  for (auto& [hex, cell] : scenario.cells)
    if (cell.stack == "fog" && cells++ < 3) cell.stack = "mixed";
  for (const Terrain moved : {Terrain::Sea, Terrain::Forest}) scenario.stacks["fog"].hexes.erase(moved);
  return scenario;
}

}  // namespace hexwright
