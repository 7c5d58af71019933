#pragma once

#include "io/render/pen/colour.h"
#include "io/render/pen/pen.h"

namespace hexwright {

/// The sign of a seat, for those who do not tell the colours apart: around the origin, `size` wide.
void draw_sign(Pen& pen, SeatId seat, Colour colour, double size);

}  // namespace hexwright
