#pragma once

#include "tests/support/playing.h"

namespace hexwright {

/// New Shores many times side by side, its rims of sea shared: so many times across and down. With pieces for
/// a world of that size. 3 by 4 is near the most that a game takes.
inline Scenario large_world(int across = 3, int down = 4) {
  const Scenario part = template_named("new-shores-4");
  Scenario world = part;
  for (int row = 0; row < down; ++row)
    for (int column = 0; column < across; ++column)
      for (const auto& [hex, cell] : part.cells)
        world.cells.emplace(Hex{hex.q + 6 * column - 4 * row, hex.r + 8 * row}, cell);
  world.boxes.clear();
  world.details.pieces = {.roads = 100, .settlements = 60, .cities = 60, .ships = 100};
  world.details.victory_points = 60;
  return world;
}

}  // namespace hexwright
