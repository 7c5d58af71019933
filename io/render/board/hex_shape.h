#pragma once

#include <array>

#include "model/board/plane.h"

namespace hexwright {

/// A hex around the origin as it lies on the picture: pointy-top, or flat-top when the board is shown
/// turned by a quarter. The unit is the side of a hex.
class HexShape {
 public:
  using Corners = std::array<Point, 6>;

  explicit constexpr HexShape(bool turned) : turned_(turned) {}

  constexpr bool turned() const { return turned_; }
  constexpr Point turn(Point p) const { return turned_ ? Point{-p.y, p.x} : p; }

  constexpr Point corner(Corner c) const { return turn(corner_offset(c)); }
  constexpr Point side_middle(Direction d) const {
    const auto [a, b] = ends(d);
    return {(corner(a).x + corner(b).x) / 2, (corner(a).y + corner(b).y) / 2};
  }
  /// Half of what it is wide and high.
  constexpr Point reach() const { return turned_ ? Point{1, hex_width / 2} : Point{hex_width / 2, 1}; }

  /// The corners when each side, by `Direction`, is moved inwards by its own distance.
  Corners inset(const std::array<double, 6>& distances) const;
  Corners inset(double distance) const {
    return inset({distance, distance, distance, distance, distance, distance});
  }

 private:
  bool turned_;
};

}  // namespace hexwright
