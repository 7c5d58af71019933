#pragma once

#include "render/hex_shape.h"
#include "render/pen.h"
#include "scenario/scenario.h"

namespace hexwright {

/// A harbor in its sea hex: a badge, and two piers to the intersections that it serves.
void draw_harbor(Pen& pen, const HexShape& shape, Direction facing, const PlacedHarbor& kind);

}  // namespace hexwright
