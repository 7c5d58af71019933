#include "io/render/board/tile_ground.h"

namespace hexwright {

void fill_ground(Pen& pen, const TileStyle& style, Colour colour) {
  pen.polygon(style.shape.inset(-style.overlap)).fill_down(lighter(colour, 0.1), darker(colour, 0.07));
}

void draw_border(Pen& pen, const TileStyle& style, Colour colour) {
  const double width = pen.at_least(0.03, 0.8);
  pen.polygon(style.shape.inset(width / 2)).stroke(colour, width);
}

void clip_to_tile(Pen& pen, const TileStyle& style) {
  if (!style.is_clipped) pen.polygon(style.shape.inset(-style.overlap)).clip();
}

}  // namespace hexwright
