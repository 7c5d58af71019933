#pragma once

#include <string_view>

#include "io/render/board/hex_shape.h"
#include "io/render/pen/pen.h"
#include "io/render/pen/theme.h"
#include "model/own/packs.h"
#include "model/scenario/message.h"
#include "model/scenario/terrain.h"

namespace hexwright {

/// A bit for each side, by `Direction`.
using Sides = unsigned;
constexpr Sides side_bit(Direction d) { return 1U << static_cast<unsigned>(index(d)); }

/// How a whole hex is drawn: its outline, whether letters are wanted, and in which theme.
struct TileStyle {
  HexShape shape{false};
  double overlap = 0;  ///< how far it covers its neighbours' border, so that no gap shows
  /// Whoever places it clips it to the hex. Cairo 1.16 leaves a recording out of a PDF where one of its
  /// strokes lies at the edge of a clip within it, which depends on fractions of a point.
  bool is_clipped = false;
  bool letters = true;
  BoardTheme theme = BoardTheme::Standard;
  own::Packs packs = {};  ///< of the own terrains
  Translate translate = nullptr;
};

void draw_terrain(Pen& pen, const TileStyle& style, Terrain terrain, Sides beaches);
/// The two layers of it in the standard theme: what is the same in every hex of the terrain, and above it
/// beaches, border and letters.
void draw_landscape(Pen& pen, const TileStyle& style, Terrain terrain);
void draw_upon_landscape(Pen& pen, const TileStyle& style, Terrain terrain, Sides beaches);
void draw_undecided(Pen& pen, const TileStyle& style);
/// A hex whose terrain is drawn from the pool of this name.
void draw_pool(Pen& pen, const TileStyle& style, std::string_view name);
/// A face-down hex of the stack of this name.
void draw_mist(Pen& pen, const TileStyle& style, std::string_view name, int stack);
/// An open place, where a hex of the stack of this name is laid when it is discovered.
void draw_socket(Pen& pen, const TileStyle& style, std::string_view name);
/// A place without a hex, where one could be laid.
void draw_empty(Pen& pen, const TileStyle& style, const Colour& behind);

}  // namespace hexwright
