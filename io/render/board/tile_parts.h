#pragma once

#include "io/render/board/tile.h"

namespace hexwright {

// What the pictures of all whole hexes share.

void fill_ground(Pen& pen, const TileStyle& style, Colour colour);
/// Just inside the hex.
void draw_border(Pen& pen, const TileStyle& style, Colour colour);
void clip_to_tile(Pen& pen, const TileStyle& style);

/// A whole hex in one plain colour with a small picture of its terrain: for themes in which colour or
/// contrast has to tell.
void draw_plain_terrain(Pen& pen, const TileStyle& style, Terrain terrain);

}  // namespace hexwright
