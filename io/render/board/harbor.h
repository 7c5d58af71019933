#pragma once

#include "io/render/board/tile.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// A harbor in its sea hex: a badge, and two piers to the intersections that it serves.
void draw_harbor(Pen& pen, const TileStyle& style, Direction facing, const PlacedHarbor& kind);

}  // namespace hexwright
