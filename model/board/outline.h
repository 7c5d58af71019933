#pragma once

#include <span>
#include <vector>

#include "model/board/plane.h"

namespace hexwright {

/// A closed line, without the first point again at the end.
using Ring = std::vector<Point>;

/// A connected region: its outer border, clockwise, and the borders of its holes, anticlockwise. Each begins
/// at its northernmost point, of those the westernmost.
struct Region {
  Ring border;
  std::vector<Ring> holes;
};

/// The union of hexes, one region for each connected group (sharing a side), holes kept: coastlines, area
/// outlines, fog sections. Regions in the order of their first hex. The hexes are drawn where their
/// coordinates say, seams are not joined; doubles count once.
std::vector<Region> outline(std::span<const Hex> hexes);

/// Of the border less that of the holes, in the unit of `hex_area`'s square.
double area(const Region& region);

/// True inside or on the border, false in a hole.
bool contains(const Region& region, Point p);

}  // namespace hexwright
