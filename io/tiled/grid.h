#pragma once

#include <optional>

#include "model/board/hex.h"
#include "model/board/plane.h"

namespace hexwright::tiled {

/// Where the tiles of a map lie: in columns and rows from 0, every other row half a tile to the right. In
/// pixels: a tile has the height of a hex, and `side` of it is straight.
struct Grid {
  int width = 1;
  int height = 1;
  int tile_width = 56;
  int tile_height = 64;
  int side = 32;
  /// Even rows lie to the right instead of odd ones.
  bool even = false;
  /// The hexes stand on a side instead of a corner, and every other column lies lower: a board of ours that
  /// is shown turned by a quarter.
  bool flat_topped = false;
  /// The hex at column 0, row 0.
  Hex origin = {};

  Hex hex_at(int column, int row) const;
  /// A place on the board, by its pixel; none for one that lies too far out.
  std::optional<Point> place_of(Point pixel) const;
};

}  // namespace hexwright::tiled
