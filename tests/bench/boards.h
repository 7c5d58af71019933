#pragma once

#include <vector>

#include "model/scenario/scenario.h"

namespace hexwright::bench {

/// A board as square as it gets.
inline std::vector<Hex> square_board(int hexes) {
  std::vector<Hex> board;
  int width = 1;
  while (width * width < hexes) ++width;
  for (int n = 0; n < hexes; ++n) {
    const int row = n / width;
    board.push_back({n % width - row / 2, row});
  }
  return board;
}

inline Scenario square_scenario(int hexes) {
  Scenario scenario;
  for (const Hex h : square_board(hexes))
    scenario.cells.emplace_hint(scenario.cells.end(), h, Cell{Terrain::Sea, {}, ""});
  return scenario;
}

}  // namespace hexwright::bench
