#pragma once

#include <array>
#include <cmath>

#include "model/board/index.h"
#include "model/board/intersection.h"

namespace hexwright {

/// A point in the plane of the board. The unit is the side of a hex; x grows to the east, y to the south;
/// hex {0, 0} has its centre at the origin. Pointy-top: a hex is sqrt(3) wide and 2 high.
struct Point {
  double x = 0;
  double y = 0;
  friend constexpr bool operator==(const Point&, const Point&) = default;
};

inline double distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

inline constexpr double hex_width = 1.7320508075688772;
inline constexpr double hex_height = 2.0;
/// Of one hex.
inline constexpr double hex_area = 1.5 * hex_width;

constexpr Point centre(Hex h) { return {hex_width * (h.q + h.r / 2.0), 1.5 * h.r}; }

/// The corner of a hex whose centre is the origin.
constexpr Point corner_offset(Corner c) {
  constexpr double x = hex_width / 2;
  constexpr std::array<Point, 6> offsets{Point{x, 0.5},   Point{0, 1},  Point{-x, 0.5},
                                         Point{-x, -0.5}, Point{0, -1}, Point{x, -0.5}};
  return offsets[at(c)];
}

constexpr Point position(Intersection i) {
  const Point c = centre(i.hex());
  return {c.x, c.y + corner_offset(i.corner()).y};
}

/// The middle of a path.
constexpr Point middle(Path p) {
  const auto both = p.hexes();
  const Point a = centre(both[0]);
  const Point b = centre(both[1]);
  return {(a.x + b.x) / 2, (a.y + b.y) / 2};
}

/// The hex that contains a point; on a border, one of its hexes. The board is taken as flat.
Hex hex_at(Point p);

}  // namespace hexwright
