#include "io/render/pieces/pieces.h"

#include <cmath>
#include <numbers>

#include "io/render/pen/palette.h"
#include "io/render/pieces/piece_shapes.h"
#include "io/render/places.h"

namespace hexwright {
namespace {

using Kind = BoardPiece::Kind;
using std::numbers::pi;

constexpr Colour rim = rgb(0x1D1A17);
constexpr Colour halo = rgb(0xFFFDF5);
constexpr Colour sailcloth = rgb(0xFFFDF5);
constexpr Colour war_sail = rgb(0x7A1F1A);

constexpr std::string_view house = "M -0.2 0.19 L -0.2 -0.05 L 0 -0.23 L 0.2 -0.05 L 0.2 0.19 Z";
constexpr std::string_view house_and_tower =
    "M -0.31 0.23 L -0.31 -0.18 L -0.15 -0.35 L 0.01 -0.18 L 0.01 -0.06 L 0.31 -0.06 L 0.31 0.23 Z";
/// With two towers, for a crown between them.
constexpr std::string_view house_and_towers =
    "M -0.33 0.23 L -0.33 -0.17 L -0.2 -0.31 L -0.07 -0.17 L -0.07 -0.02 L 0.07 -0.02 L 0.07 -0.17 L 0.2 "
    "-0.31"
    " L 0.33 -0.17 L 0.33 0.23 Z";
constexpr std::string_view battlements =
    "M -0.4 0.37 L -0.4 0.17 L -0.28 0.17 L -0.28 0.23 L -0.16 0.23 L -0.16 0.17 L -0.06 0.17 L -0.06 0.23"
    " L 0.06 0.23 L 0.06 0.17 L 0.16 0.17 L 0.16 0.23 L 0.28 0.23 L 0.28 0.17 L 0.4 0.17 L 0.4 0.37 Z";
constexpr Colour masonry = rgb(0xB4ACA0);
constexpr std::string_view shield =
    "M -0.22 -0.16 L 0.22 -0.16 L 0.22 0.06 C 0.21 0.2 0.1 0.29 0 0.34 C -0.1 0.29 -0.21 0.2 -0.22 0.06 Z";
constexpr std::string_view robe =
    "M -0.16 0.22 C -0.14 0.04 -0.1 -0.05 0 -0.06 C 0.1 -0.05 0.14 0.04 0.16 0.22 Z";
/// As seen from above, along the path.
constexpr std::string_view hull =
    "M -0.37 0 C -0.24 -0.1 -0.12 -0.12 0 -0.12 C 0.12 -0.12 0.24 -0.1 0.37 0 C 0.24 0.1 0.12 0.12 0 0.12"
    " C -0.12 0.12 -0.24 0.1 -0.37 0 Z";
constexpr std::string_view sail =
    "M -0.12 -0.16 L 0.12 -0.16 C 0.19 -0.06 0.19 0.06 0.12 0.15 L -0.12 0.15 C -0.05 0.06 -0.05 -0.06 -0.12 "
    "-0.16 Z";

/// A light halo and a dark rim lift a piece off any ground, whatever its colour.
template <class Trace>
void body(Pen& pen, Colour colour, Trace trace) {
  cairo_set_line_join(pen.context(), CAIRO_LINE_JOIN_ROUND);
  const double line = pen.at_least(0.03, 0.9);
  trace();
  pen.stroke(with_alpha(halo, 0.9), 4 * line);
  trace();
  pen.stroke(rim, 2 * line);
  trace();
  pen.fill(colour);
}

void body(Pen& pen, Colour colour, std::string_view outline) {
  body(pen, colour, [&] { pen.shape(outline); });
}

void sign_at(Pen& pen, SeatId seat, Point place, double size) {
  if (!pen.shows(Detail::Numbers)) return;
  const Saved saved(pen);
  cairo_translate(pen.context(), place.x, place.y);
  draw_sign(pen, seat, seat_ink(seat), size);
}

/// `angle`: of the path on the picture.
void draw_road(Pen& pen, SeatId seat, double angle) {
  {
    const Saved saved(pen);
    cairo_rotate(pen.context(), angle);
    body(pen, seat_colour(seat), [&] { pen.box({}, 0.64, 0.16, 0.04); });
  }
  sign_at(pen, seat, {}, 0.12);
}

/// A warship has a dark sail.
void draw_ship(Pen& pen, SeatId seat, double angle, bool warship = false) {
  {
    const Saved saved(pen);
    cairo_rotate(pen.context(), angle);
    body(pen, seat_colour(seat), hull);
  }
  // The sail stands upright, whichever way the ship goes, and bears the sign.
  pen.shape(sail).fill_keep(warship ? war_sail : sailcloth);
  pen.stroke(warship ? halo : rim, pen.at_least(0.03, 0.9));
  if (!pen.shows(Detail::Numbers)) return;
  const Saved saved(pen);
  cairo_translate(pen.context(), 0.045, -0.005);
  draw_sign(pen, seat, warship ? sailcloth : rim, 0.13);
}

void draw_merchant(Pen& pen, SeatId seat) {
  body(pen, seat_colour(seat), robe);
  body(pen, seat_colour(seat), [&] { pen.circle({0, -0.16}, 0.09); });
  sign_at(pen, seat, {0, 0.1}, 0.12);
}

bool is_knight(Kind kind) { return kind >= Kind::BasicKnight && kind <= Kind::MightyKnight; }

/// The sword is raised while the knight is active; its shield is pale while it is not. One dot, two or three
/// for its rank.
void draw_knight(Pen& pen, const BoardPiece& piece) {
  const Colour own = seat_colour(piece.seat), ground = piece.active ? own : palette::parchment,
               ink = piece.active ? seat_ink(piece.seat) : rim;
  if (piece.active) {
    body(pen, sailcloth, [&] { pen.box({0, -0.29}, 0.07, 0.36, 0.02); });
    body(pen, sailcloth, [&] { pen.box({0, -0.2}, 0.24, 0.06, 0.02); });
  }
  body(pen, own, shield);
  if (!piece.active) {
    const Saved saved(pen);
    cairo_translate(pen.context(), 0, 0.015);
    cairo_scale(pen.context(), 0.72, 0.72);
    pen.shape(shield).fill(ground);
  }
  sign_at(pen, piece.seat, {0, -0.03}, 0.16);
  if (!pen.shows(Detail::Numbers)) return;
  if (!piece.active) {
    const Saved saved(pen);
    cairo_translate(pen.context(), 0, -0.03);
    draw_sign(pen, piece.seat, rim, 0.16);
  }
  const int rank = 1 + static_cast<int>(piece.kind) - static_cast<int>(Kind::BasicKnight);
  for (int dot = 0; dot < rank; ++dot)
    pen.circle({0.095 * (dot - (rank - 1) / 2.0), 0.16}, pen.at_least(0.036, 1)).fill(ink);
}

/// A round, a square or a three-cornered jewel: the tracks are told apart without their colours.
void draw_crown(Pen& pen, BoardPiece::Crown crown) {
  constexpr Point place{0, -0.22};
  const auto jewel = [&](Colour colour, auto trace) { body(pen, colour, trace); };
  switch (crown) {
    case BoardPiece::Crown::Trade:
      return jewel(rgb(0xF2C230), [&] { pen.circle(place, 0.12); });
    case BoardPiece::Crown::Politics:
      return jewel(rgb(0x3F7FD0), [&] { pen.box(place, 0.21, 0.21); });
    case BoardPiece::Crown::Science:
      return jewel(rgb(0x3E9B52), [&] { pen.shape("M 0 -0.37 L 0.15 -0.11 L -0.15 -0.11 Z"); });
    case BoardPiece::Crown::None:
      return;
  }
}

void draw_city(Pen& pen, const BoardPiece& piece) {
  const bool crowned = piece.crown != BoardPiece::Crown::None;
  body(pen, seat_colour(piece.seat), crowned ? house_and_towers : house_and_tower);
  draw_crown(pen, piece.crown);
  sign_at(pen, piece.seat, {0, 0.085}, 0.17);
  if (piece.walled) body(pen, masonry, battlements);
}

void draw_building(Pen& pen, Kind kind, SeatId seat, bool overturned) {
  const Saved saved(pen);
  if (overturned) cairo_rotate(pen.context(), pi / 2);
  switch (kind) {
    case Kind::City:
      body(pen, seat_colour(seat), house_and_tower);
      return sign_at(pen, seat, {0, 0.085}, 0.17);
    case Kind::Merchant:
    case Kind::MerchantFigure:
      return draw_merchant(pen, seat);
    default:
      body(pen, seat_colour(seat), house);
      return sign_at(pen, seat, {0, 0.04}, 0.16);
  }
}

/// The angle by which a path's pieces are turned: none stands on its head.
double upright(double angle) {
  constexpr double quarter = pi / 2, rounding = 0.01;
  if (angle > quarter - rounding) return angle - pi;
  return angle < -quarter - rounding ? angle + pi : angle;
}

}  // namespace

Stand stand_of(Hex hex, const BoardView&) { return {centre(hex)}; }
Stand stand_of(Intersection intersection, const BoardView&) { return {position(intersection)}; }
Stand stand_of(Path path, const BoardView& view) {
  const auto both = ends(path);
  const Spot from = view.to_spot(position(both[0])), to = view.to_spot(position(both[1]));
  return {middle(path), upright(std::atan2(to.y - from.y, to.x - from.x))};
}
Stand stand_of(const BoardPiece& piece, const BoardView& view) {
  // Beside the number of its hex.
  if (const auto* hex = std::get_if<Hex>(&piece.at)) {
    const Point middle = centre(*hex);
    return {{middle.x + 0.42, middle.y + 0.3}};
  }
  return std::visit([&](const auto& place) { return stand_of(place, view); }, piece.at);
}

void draw_piece(Pen& pen, const BoardPiece& piece, double angle) {
  if (piece.kind == Kind::Road) return draw_road(pen, piece.seat, angle);
  if (piece.kind == Kind::Ship || piece.kind == Kind::Warship)
    return draw_ship(pen, piece.seat, angle, piece.kind == Kind::Warship);
  if (is_knight(piece.kind)) return draw_knight(pen, piece);
  if (piece.kind == Kind::City && !piece.overturned) return draw_city(pen, piece);
  draw_building(pen, piece.kind, piece.seat, piece.overturned);
}

void draw_pieces(cairo_t* cairo, std::span<const BoardPiece> pieces, const Topology& topology,
                 const BoardView& view, bool ghosts) {
  on_board(cairo, topology, view, ghosts, [&](const BoardView& copy) {
    Pen pen(cairo, copy.scale, detail_at(copy.scale));
    for (const BoardPiece& piece : pieces) {
      const Saved saved(pen);
      const Stand stand = stand_of(piece, copy);
      const Spot spot = copy.to_spot(stand.middle);
      cairo_translate(cairo, spot.x, spot.y);
      cairo_scale(cairo, copy.scale, copy.scale);
      draw_piece(pen, piece, stand.angle);
    }
  });
}

void draw_piece_icon(cairo_t* cairo, Kind kind, SeatId seat, Spot middle, double size) {
  cairo_save(cairo);
  cairo_translate(cairo, middle.x, middle.y);
  const double scale = size / 0.85;
  cairo_scale(cairo, scale, scale);
  Pen pen(cairo, scale, Detail::Full);
  if (kind == Kind::Road)
    draw_road(pen, seat, -0.5);
  else if (kind == Kind::Ship || kind == Kind::Warship)
    draw_ship(pen, seat, 0, kind == Kind::Warship);
  else if (is_knight(kind))
    draw_knight(pen, {.kind = kind, .seat = seat, .at = Hex{}, .active = true});
  else
    draw_building(pen, kind, seat, false);
  cairo_restore(cairo);
}

}  // namespace hexwright
