#pragma once

#include <cassert>

#include "model/board/board_graph.h"
#include "model/board/index.h"

namespace hexwright {

/// The corner of a hex that a die names: clockwise from the top.
constexpr Corner die_corner(int die) {
  assert(die >= 1 && die <= 6);
  return rotated(Corner::North, die - 1);
}
inline IntersectionId die_corner(const BoardGraph& board, HexId hex, int die) {
  return board.hex_intersections(hex)[at(index(die_corner(die)))];
}

}  // namespace hexwright
