#pragma once

#include "io/render/board/tile.h"

namespace hexwright {

/// A whole hex in one plain colour with a small picture of its terrain: for themes in which colour or
/// contrast has to tell.
void draw_plain_terrain(Pen& pen, const TileStyle& style, Terrain terrain);

}  // namespace hexwright
