#include "io/tiled/grid.h"

#include <cmath>
#include <cstdlib>

#include "model/scenario/limits.h"

namespace hexwright::tiled {
namespace {

/// How many steps a row or column lies beside the first one, which is not shifted in our reckoning.
int half_steps(int number, bool even) { return even ? -(number & 1) : number & 1; }

}  // namespace

Hex Grid::hex_at(int column, int row) const {
  if (flat_topped) return origin + Hex{row + (column + half_steps(column, even)) / 2, -column};
  return origin + Hex{column - (row - half_steps(row, even)) / 2, row};
}

std::optional<Point> Grid::place_of(Point pixel) const {
  Point first{tile_width / 2.0, tile_height / 2.0};
  if (even && flat_topped) first.y += tile_height / 2.0;
  if (even && !flat_topped) first.x += tile_width / 2.0;
  const Point steps{flat_topped ? (tile_width + side) / 2.0 : tile_width,
                    flat_topped ? tile_height : (tile_height + side) / 2.0};
  const Point counted{(pixel.x - first.x) / steps.x, (pixel.y - first.y) / steps.y};
  constexpr double far = 4.0 * limits::coordinate;
  // Written so that what is no number lies too far out, too.
  if (!(std::abs(counted.x) < far && std::abs(counted.y) < far)) return std::nullopt;
  const Point start = centre(origin);
  if (flat_topped) return Point{start.x + counted.y * hex_width, start.y - counted.x * 1.5};
  return Point{start.x + counted.x * hex_width, start.y + counted.y * 1.5};
}

}  // namespace hexwright::tiled
