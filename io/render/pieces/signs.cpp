#include <algorithm>

#include "io/render/board/things_on_hexes.h"
#include "io/render/pen/palette.h"
#include "io/render/pen/text.h"
#include "io/render/pieces/pieces.h"
#include "io/render/places.h"

namespace hexwright {
namespace {

constexpr double most_width = 1.5, widest = 1.66;
/// Letters are as large as they can be read, as far as the hex has room for them.
constexpr double usual_size = 0.15, most_size = 0.26, readable_pixels = 7;

double size_of_words(const Pen& pen, const std::string& words) {
  const double wanted = std::min(pen.at_least(usual_size, readable_pixels), most_size);
  const double width = text_width(words, {.size = usual_size, .bold = true, .colour = palette::ink});
  const double fitting = width > 0 ? usual_size * (widest - 0.16) / width : wanted;
  return std::max(usual_size, std::min(wanted, fitting));
}

void draw_sign_board(cairo_t* cairo, const BoardSign& sign, const BoardView& view) {
  Pen pen(cairo, view.scale, detail_at(view.scale));
  if (!pen.shows(Detail::Numbers)) return;
  const Saved saved(pen);
  const Spot spot = view.to_spot(centre(sign.at));
  cairo_translate(cairo, spot.x, spot.y);
  cairo_scale(cairo, view.scale, view.scale);
  // Upright, however the board is turned, as the card that it covers.
  cairo_translate(cairo, plate_place.x, plate_place.y);
  const double size = size_of_words(pen, sign.words), most = size > usual_size ? widest : most_width;
  const TextStyle style{.size = size, .bold = true, .colour = palette::ink, .most_width = most - 0.1};
  const double width = std::max(0.42, std::min(text_width(sign.words, style) + 0.16, most));
  pen.box({}, width, size + 0.11, 0.05).fill_keep(palette::parchment);
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
