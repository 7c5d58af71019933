#include "io/render/frontier.h"
#include "io/render/palette.h"
#include "io/render/pieces.h"
#include "io/render/places.h"
#include "io/render/text.h"

namespace hexwright {
namespace {

constexpr double most_width = 1.5, height = 0.26;

void draw_sign_board(cairo_t* cairo, const BoardSign& sign, const BoardView& view) {
  Pen pen(cairo, view.scale, detail_at(view.scale));
  if (!pen.shows(Detail::Numbers)) return;
  const Saved saved(pen);
  const Spot spot = view.to_spot(centre(sign.at));
  cairo_translate(cairo, spot.x, spot.y);
  cairo_scale(cairo, view.scale, view.scale);
  // Upright, however the board is turned, as the card that it covers.
  cairo_translate(cairo, plate_place.x, plate_place.y);
  const TextStyle style{.size = 0.15, .bold = true, .colour = palette::ink, .most_width = most_width - 0.1};
  const double width = std::max(0.42, std::min(text_width(sign.words, style) + 0.16, most_width));
  pen.box({}, width, height, 0.05).fill_keep(palette::parchment);
  pen.stroke(palette::ink, pen.at_least(0.025, 0.8));
  draw_text(pen, sign.words, {}, style);
}

}  // namespace

void draw_signs(cairo_t* cairo, std::span<const BoardSign> signs, const Topology& topology,
                const BoardView& view, bool ghosts) {
  on_board(cairo, topology, view, ghosts, [&](const BoardView& copy) {
    for (const BoardSign& sign : signs) draw_sign_board(cairo, sign, copy);
  });
}

}  // namespace hexwright
