#include "render/tile.h"

#include "render/palette.h"
#include "render/text.h"

namespace hexwright {
namespace {

void border(Pen& pen, const TileStyle& style, Colour colour) {
  const double width = pen.at_least(0.03, 0.8);
  pen.polygon(style.shape.inset(width / 2)).stroke(colour, width);
}

void ground(Pen& pen, const TileStyle& style, Colour colour) {
  pen.polygon(style.shape.inset(-style.overlap)).fill(colour);
  border(pen, style, with_alpha(darker(colour, 0.4), 0.6));
}

}  // namespace

void draw_terrain(Pen& pen, const TileStyle& style, Terrain terrain, Sides) {
  ground(pen, style, palette::ground(terrain));
}
void draw_undecided(Pen& pen, const TileStyle& style) { ground(pen, style, palette::undecided); }
void draw_pool(Pen& pen, const TileStyle& style, std::string_view) { ground(pen, style, palette::pool); }
void draw_mist(Pen& pen, const TileStyle& style, std::string_view, int stack) {
  ground(pen, style, palette::mist(stack));
}
void draw_empty(Pen& pen, const TileStyle& style) { border(pen, style, with_alpha(palette::ink, 0.12)); }

}  // namespace hexwright
