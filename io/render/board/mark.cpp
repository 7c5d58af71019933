#include <fmt/format.h>

#include "io/render/board/things_on_hexes.h"
#include "io/render/board/token.h"
#include "io/render/pen/palette.h"
#include "io/render/pen/text.h"
#include "io/render/pieces/pieces.h"

namespace hexwright {
namespace {

constexpr Colour anchor_blue = rgb(0x1F6F9F);
constexpr Colour rock = rgb(0x8C6A3F);
constexpr Colour stone = rgb(0x4A4650);
constexpr Colour wake = rgb(0xDDF0FA);

/// A round sign, light or dark, that a letter or number stands in.
void disc(Pen& pen, double radius, Colour ground, Colour rim) {
  pen.circle({}, radius).fill_keep(ground);
  pen.stroke(rim, pen.at_least(0.035, 1));
}

void write_number(Pen& pen, int number, Point middle, Colour colour) {
  if (pen.shows(Detail::Numbers))
    draw_text(pen, fmt::to_string(number), middle, {.size = 0.17, .bold = true, .colour = colour});
}

/// Waves between two shores.
void draw_strait(Pen& pen) {
  disc(pen, 0.17, anchor_blue, palette::paper);
  pen.shape(
         "M -0.1 -0.04 Q -0.05 -0.1 0 -0.04 Q 0.05 0.02 0.1 -0.04 M -0.1 0.06 Q -0.05 0 0 0.06 Q 0.05 0.12 "
         "0.1 0.06")
      .stroke(palette::paper, pen.at_least(0.03, 0.8));
}

/// Dunes.
void draw_wasteland(Pen& pen) {
  disc(pen, 0.17, palette::sand, rock);
  pen.shape("M -0.11 0.06 Q -0.04 -0.1 0.02 0.06 M -0.01 0.06 Q 0.06 -0.04 0.11 0.06")
      .stroke(rock, pen.at_least(0.03, 0.8));
}

struct Look {
  Colour ground, ink;
};
/// In the colour of the seat that it is for, and what reads on it; else as other marks look.
Look look_of_berth(int number, const Look& usual) {
  if (number < 1 || number > seat_looks) return usual;
  const SeatId seat(number - 1);
  return {seat_colour(seat), seat_ink(seat)};
}

/// Battlements.
void draw_fortress(Pen& pen, int number) {
  const auto walls = [&]() -> Pen& {
    return pen.shape(
        "M -0.24 0.22 L -0.24 -0.24 L -0.12 -0.24 L -0.12 -0.15 L -0.06 -0.15 L -0.06 -0.24 L 0.06 -0.24 "
        "L 0.06 -0.15 L 0.12 -0.15 L 0.12 -0.24 L 0.24 -0.24 L 0.24 0.22 Z");
  };
  const Look look = look_of_berth(number, {stone, palette::paper});
  walls().stroke(palette::paper, pen.at_least(0.11, 2.4));
  walls().stroke(stone, pen.at_least(0.06, 1.2));
  walls().fill(look.ground);
  write_number(pen, number, {0, 0.05}, look.ink);
}

void draw_landing(Pen& pen, int number) {
  const Look look = look_of_berth(number, {palette::parchment, palette::ink});
  disc(pen, 0.18, look.ground, stone);
  write_number(pen, number, {}, look.ink);
}

void draw_first_settlement(Pen& pen, int number) {
  const auto house = [&]() -> Pen& {
    return pen.shape("M -0.2 0.2 L -0.2 -0.06 L 0 -0.26 L 0.2 -0.06 L 0.2 0.2 Z");
  };
  house().stroke(palette::ink, pen.at_least(0.07, 1.4));
  house().fill(palette::parchment);
  write_number(pen, number, {0, 0.06}, palette::ink);
}

void draw_first_ship(Pen& pen, int number) {
  const auto hull = [&]() -> Pen& {
    return pen.shape(
        "M -0.26 0.02 L 0.26 0.02 C 0.22 0.16 0.14 0.22 0.04 0.22 L -0.12 0.22 C -0.2 0.2 -0.26 "
        "0.12 -0.26 0.02 Z M 0 -0.28 C 0.14 -0.22 0.2 -0.1 0.16 0 L 0 0 Z");
  };
  hull().stroke(palette::paper, pen.at_least(0.06, 1.2));
  hull().fill(palette::wood);
  write_number(pen, number, {0, 0.11}, palette::paper);
}

void draw_course(Pen& pen, int number) {
  pen.circle({}, 0.26).stroke(wake, pen.at_least(0.05, 1.2));
  write_number(pen, number, {}, palette::paper);
}

/// A hut whose front is a number token.
void draw_village(Pen& pen, int number) {
  constexpr double of_token = 0.62;
  const auto roof = [&]() -> Pen& { return pen.shape("M 0 -0.43 L 0.31 -0.17 L -0.31 -0.17 Z"); };
  roof().stroke(palette::paper, pen.at_least(0.07, 1.4));
  {
    const Saved saved(pen);
    cairo_scale(pen.context(), of_token, of_token);
    draw_token(pen, number);
  }
  roof().fill(palette::wood);
}

/// A parcel's round label.
void gift_label(Pen& pen) { disc(pen, 0.21, palette::parchment, rock); }

void draw_gift_point(Pen& pen) {
  gift_label(pen);
  pen.shape(
         "M 0 -0.14 L 0.04 -0.045 L 0.14 -0.045 L 0.06 0.02 L 0.09 0.125 L 0 0.06 L -0.09 0.125 L -0.06 0.02 "
         "L -0.14 -0.045 L -0.04 -0.045 Z")
      .fill(rock);
}

/// An anchor.
void draw_gift_harbor(Pen& pen) {
  gift_label(pen);
  pen.circle({0, -0.1}, 0.035).stroke(anchor_blue, pen.at_least(0.03, 0.8));
  pen.shape(
         "M 0 -0.065 L 0 0.13 M -0.07 -0.02 L 0.07 -0.02 M -0.12 0.03 Q -0.1 0.13 0 0.13 Q 0.1 0.13 0.12 "
         "0.03")
      .stroke(anchor_blue, pen.at_least(0.03, 0.8));
}

/// Its back.
void draw_gift_card(Pen& pen) {
  gift_label(pen);
  pen.box({}, 0.17, 0.25, 0.03).fill_keep(anchor_blue);
  pen.stroke(palette::ink, pen.at_least(0.02, 0.6));
}

}  // namespace

void draw_mark(Pen& pen, const Mark& mark) {
  switch (mark.kind) {
    case MarkKind::Strait:
      return draw_strait(pen);
    case MarkKind::Wasteland:
      return draw_wasteland(pen);
    case MarkKind::Fortress:
      return draw_fortress(pen, mark.number);
    case MarkKind::Landing:
      return draw_landing(pen, mark.number);
    case MarkKind::FirstSettlement:
      return draw_first_settlement(pen, mark.number);
    case MarkKind::FirstShip:
      return draw_first_ship(pen, mark.number);
    case MarkKind::Course:
      return draw_course(pen, mark.number);
    case MarkKind::Village:
      return draw_village(pen, mark.number);
    case MarkKind::GiftPoint:
      return draw_gift_point(pen);
    case MarkKind::GiftHarbor:
      return draw_gift_harbor(pen);
    case MarkKind::GiftCard:
      return draw_gift_card(pen);
  }
}

}  // namespace hexwright
