#pragma once

#include "io/render/board/hex_shape.h"
#include "io/render/pen/pen.h"
#include "model/board/intersection.h"

namespace hexwright {

/// A frontier area around the middle of its hex `path.hex()`: a frame about the two hexes, an event on each,
/// and the intersections that they touch. `centre_is_first`: of the two ends of the path.
void draw_frontier(Pen& pen, const HexShape& shape, Direction side, bool centre_is_first);

/// Of the card of an event, in its hex.
inline constexpr Point plate_place{0, -0.5};

/// How far it goes from there.
inline constexpr Point frontier_reach{hex_width + 1.15, hex_width + 1.15};

}  // namespace hexwright
