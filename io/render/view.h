#pragma once

#include "model/board/plane.h"

namespace hexwright {

/// A position in pixels (or points on paper), x to the right, y down.
struct Spot {
  double x = 0;
  double y = 0;
  friend constexpr bool operator==(const Spot&, const Spot&) = default;
};

/// How the plane of the board lies on a screen or page.
struct BoardView {
  double scale = 40;            ///< pixels for one hex side
  Spot origin;                  ///< where the centre of hex {0, 0} lies
  bool quarter_turned = false;  ///< the board is shown turned clockwise by 90 degrees

  constexpr Spot to_spot(Point p) const {
    if (quarter_turned) return {origin.x - p.y * scale, origin.y + p.x * scale};
    return {origin.x + p.x * scale, origin.y + p.y * scale};
  }
  constexpr Point to_point(Spot s) const {
    const double x = (s.x - origin.x) / scale;
    const double y = (s.y - origin.y) / scale;
    if (quarter_turned) return {y, -x};
    return {x, y};
  }
  friend constexpr bool operator==(const BoardView&, const BoardView&) = default;
};

}  // namespace hexwright
