#include <cstdint>

#include "io/render/board/tile.h"
#include "io/render/board/tile_parts.h"
#include "io/render/pen/palette.h"
#include "io/render/pen/text.h"

// The hexes whose terrain does not show: undecided, drawn from a pool, face down, to be laid, and none at
// all.

namespace hexwright {
namespace {

constexpr Point name_place{0, 0.66};

void write_name(Pen& pen, std::string_view name, Colour colour) {
  if (!pen.shows(Detail::Full)) return;
  draw_text(pen, name, name_place, {.size = 0.19, .bold = false, .colour = colour, .most_width = 0.95});
}

void draw_die(Pen& pen, Point place, double size, double tilt, std::initializer_list<Point> dots) {
  const Saved saved(pen);
  cairo_translate(pen.context(), place.x, place.y);
  cairo_rotate(pen.context(), tilt);
  cairo_scale(pen.context(), size, size);
  pen.box({0.05, 0.07}, 1, 1, 0.2).fill(with_alpha(palette::ink, 0.18));
  pen.box({}, 1, 1, 0.2).fill(palette::parchment);
  pen.box({}, 1, 1, 0.2).stroke(palette::parchment_edge, 0.06);
  for (const Point p : dots) pen.circle(p, 0.11).fill(palette::parchment_edge);
}

/// A puff of mist, one unit wide at size 1.
void draw_cloud(Pen& pen, Point place, double size, Colour colour) {
  for (const auto& [x, y, radius] :
       {std::array{-0.3, 0.06, 0.16}, {-0.08, -0.06, 0.22}, {0.18, -0.01, 0.19}, {0.36, 0.09, 0.13}})
    pen.circle({place.x + x * size, place.y + y * size}, radius * size);
  pen.box({place.x + 0.03 * size, place.y + 0.14 * size}, 0.7 * size, 0.16 * size, 0.08 * size);
  pen.fill(colour);
}

/// A name so short that it reads from far stands for itself: the letter of a section.
void draw_sign(Pen& pen, std::string_view name, Colour colour) {
  constexpr std::size_t short_enough = 2;
  if (name.size() <= short_enough)
    return draw_text(pen, name, {0, -0.08}, {.size = 0.46, .bold = true, .colour = colour, .halo = 0.04});
  draw_text(pen, "?", {0, -0.1}, {.size = 0.36, .bold = true, .colour = colour});
  write_name(pen, name, colour);
}

void draw_small_hex(Pen& pen, const HexShape& shape, Point place, Colour colour) {
  const Saved saved(pen);
  cairo_translate(pen.context(), place.x, place.y);
  pen.polygon(shape.inset(hex_width / 2 - 0.26)).fill_keep(colour);
  pen.stroke(with_alpha(palette::ink, 0.55), pen.at_least(0.03, 0.6));
}

}  // namespace

void draw_undecided(Pen& pen, const TileStyle& style) {
  fill_ground(pen, style, palette::undecided);
  if (pen.shows(Detail::Signs)) {
    const Saved saved(pen);
    clip_to_tile(pen, style);
    constexpr double apart = 0.25;
    for (int i = -8; i <= 8; ++i) pen.line({{i * apart - 1, 1}, {i * apart + 1, -1}});
    pen.stroke(with_alpha(palette::ink, 0.13), pen.at_least(0.045, 0.6));
  }
  draw_border(pen, style, with_alpha(palette::ink, 0.3));
  if (pen.shows(Detail::Numbers))
    draw_text(pen, "?", {0, -0.52},
              {.size = 0.46, .bold = true, .colour = with_alpha(palette::ink, 0.6), .halo = 0.05});
}

void draw_pool(Pen& pen, const TileStyle& style, std::string_view name) {
  fill_ground(pen, style, palette::pool);
  draw_border(pen, style, with_alpha(palette::ink, 0.3));
  if (!pen.shows(Detail::Numbers)) return;
  draw_die(pen, {-0.2, -0.5}, 0.32, -0.25, {{-0.24, -0.24}, {0, 0}, {0.24, 0.24}});
  draw_die(pen, {0.2, -0.46}, 0.32, 0.2, {{-0.22, -0.22}, {0.22, -0.22}, {-0.22, 0.22}, {0.22, 0.22}});
  write_name(pen, name, palette::ink);
}

void draw_mist(Pen& pen, const TileStyle& style, std::string_view name, int stack) {
  const Colour tint = palette::mist(stack);
  fill_ground(pen, style, tint);
  if (pen.shows(Detail::Numbers)) {
    const Saved saved(pen);
    clip_to_tile(pen, style);
    for (const Point p : {Point{-0.5, -0.5}, {0.5, -0.62}, {0.62, 0.1}, {-0.62, 0.3}, {0.4, 0.7}})
      draw_cloud(pen, p, 0.8, with_alpha(lighter(tint, 0.55), 0.75));
    draw_cloud(pen, {-0.02, -0.12}, 1.15, with_alpha(lighter(tint, 0.8), 0.9));
  }
  draw_border(pen, style, with_alpha(darker(tint, 0.45), 0.5));
  if (pen.shows(Detail::Numbers)) draw_sign(pen, name, darker(tint, 0.6));
}

void draw_socket(Pen& pen, const TileStyle& style, std::string_view name) {
  pen.polygon(style.shape.inset(-style.overlap)).fill(lighter(palette::socket, 0.45));
  if (pen.shows(Detail::Signs)) {
    // Deep below its neighbours: shaded from above, lit below.
    const Saved saved(pen);
    clip_to_tile(pen, style);
    cairo_set_fill_rule(pen.context(), CAIRO_FILL_RULE_EVEN_ODD);
    for (const double depth : {0.05, 0.1, 0.15}) {
      pen.polygon(style.shape.inset(-1));
      cairo_new_sub_path(pen.context());
      for (const Point p : style.shape.inset(depth + 0.04)) cairo_line_to(pen.context(), p.x, p.y + depth);
      cairo_close_path(pen.context());
      pen.fill(with_alpha(palette::ink, 0.13));
    }
  }
  draw_border(pen, style, with_alpha(palette::ink, 0.4));
  if (!pen.shows(Detail::Numbers)) return;
  draw_small_hex(pen, style.shape, {0.17, 0.02}, lighter(palette::ground(Terrain::Sea), 0.25));
  draw_small_hex(pen, style.shape, {-0.15, -0.1}, palette::parchment);
  write_name(pen, name, palette::ink);
}

void draw_empty(Pen& pen, const TileStyle& style, const Colour& behind) {
  const bool is_dark = behind.red + behind.green + behind.blue < 1.5;
  const HexShape& shape = style.shape;
  // Half of its sides: the others are those of its neighbours, and each line is drawn once.
  pen.line({shape.corner(Corner::NorthEast), shape.corner(Corner::SouthEast), shape.corner(Corner::South),
            shape.corner(Corner::SouthWest)})
      .stroke(is_dark ? with_alpha(palette::paper, 0.2) : with_alpha(palette::ink, 0.12),
              pen.at_least(0.04, 1));
}

}  // namespace hexwright
