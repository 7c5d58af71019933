#pragma once

#include "io/render/board/hex_shape.h"
#include "io/render/pen/pen.h"
#include "model/scenario/terrain.h"

namespace hexwright {

/// At the corners of a volcano the number of the die that sends the lava there, upright however the board is
/// turned.
void draw_eruption_numbers(Pen& pen, const HexShape& shape);

/// Where a hex of this terrain has its letters, when `usual` is the place on other hexes: those of volcanoes
/// keep off the numbers.
Point place_of_letters(const HexShape& shape, Terrain terrain, Point usual);

}  // namespace hexwright
