#include <array>
#include <numbers>

#include "io/render/board/places_in_hex.h"
#include "io/render/board/things_on_hexes.h"
#include "io/render/board/tile.h"
#include "io/render/board/token.h"
#include "io/render/pen/palette.h"
#include "io/sheet/kit/cut_lines.h"
#include "io/sheet/kit/piece_printer.h"

namespace hexwright {
namespace {

using Kind = CutOut::Kind;

/// The unit becomes so many points.
Pen scaled(cairo_t* context, const PieceStyle& style, double unit) {
  cairo_scale(context, unit, unit);
  return {context, unit, Detail::Full, ink_of(style.theme)};
}

TileStyle tile_style(const PieceStyle& style) {
  return {.shape = HexShape(style.quarter_turned),
          .overlap = style.sizes.bleed / style.sizes.side(),
          .letters = style.letters,
          .theme = style.theme,
          .packs = style.packs,
          .translate = style.translate};
}

/// As it lies on the board, whichever way round it lies on the page.
Pen hex_pen(cairo_t* context, const PieceStyle& style, const PlacedCutOut& placed) {
  if (placed.turned != style.quarter_turned) cairo_rotate(context, std::numbers::pi / 2);
  return scaled(context, style, style.sizes.side());
}

void draw_hex(cairo_t* context, const PieceStyle& style, const PlacedCutOut& placed) {
  Pen pen = hex_pen(context, style, placed);
  const TileStyle tile = tile_style(style);
  draw_terrain(pen, tile, placed.piece->terrain, 0);
  if (placed.piece->terrain == Terrain::Volcano) draw_eruption_numbers(pen, tile.shape);
}

/// `draw`: with the middle of the token in the origin.
template <class Draw>
void draw_disc(cairo_t* context, const PieceStyle& style, Draw draw) {
  Pen pen = scaled(context, style, style.sizes.token() / 2 / token_radius);
  const double bleed = style.sizes.bleed / (style.sizes.token() / 2) * token_radius;
  pen.circle({}, token_radius + bleed)
      .fill(style.theme == BoardTheme::HighContrast ? palette::paper : palette::parchment);
  pen.circle({}, token_radius).clip();
  draw(pen);
}

void draw_harbor_piece(cairo_t* context, const PieceStyle& style, const PlacedHarbor& kind) {
  Pen pen = scaled(context, style, style.sizes.side());
  const auto corners = harbor_corners(style.sizes);
  std::array<Point, 4> in_sides{};
  for (std::size_t i = 0; i < corners.size(); ++i)
    in_sides[i] = {corners[i].x / style.sizes.side(), corners[i].y / style.sizes.side()};
  const Colour sea = palette::ground(Terrain::Sea, style.theme);
  cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER);
  pen.polygon(in_sides).fill(sea);
  if (style.sizes.bleed > 0) pen.polygon(in_sides).stroke(sea, 2 * style.sizes.bleed / style.sizes.side());
  pen.polygon(in_sides).clip();
  constexpr double sign = 0.55;
  const Point middle{0, -0.03};
  if (std::holds_alternative<HarborKind>(kind))
    for (const Point end : {in_sides[2], in_sides[3]})
      draw_pier(pen, middle, {middle.x + (end.x - middle.x) * 0.97, middle.y + (end.y - middle.y) * 0.97});
  cairo_translate(context, middle.x, middle.y);
  cairo_scale(context, sign, sign);
  Pen inner(context, style.sizes.side() * sign, Detail::Full, ink_of(style.theme));
  draw_harbor_sign(inner, tile_style(style), {}, kind);
}

}  // namespace

void draw_board_piece(cairo_t* context, const PieceStyle& style, const PlacedCutOut& placed) {
  const CutOut& piece = *placed.piece;
  if (piece.kind == Kind::Hex) return draw_hex(context, style, placed);
  if (piece.kind == Kind::Token)
    return draw_disc(context, style, [&](Pen& pen) { draw_token(pen, piece.number, style.theme); });
  draw_harbor_piece(context, style, piece.harbor);
}

void draw_back_of_board_piece(cairo_t* context, const PieceStyle& style, const PlacedCutOut& placed) {
  const CutOut& piece = *placed.piece;
  if (piece.kind == Kind::Hex) {
    Pen pen = hex_pen(context, style, placed);
    return draw_mist(pen, tile_style(style), "", 0);
  }
  if (piece.kind == Kind::Token)
    return draw_disc(context, style, [](Pen& pen) { draw_drawn_token(pen, ""); });
  draw_harbor_piece(context, style, std::monostate());
}

}  // namespace hexwright
