#include <array>

#include "io/render/pen/palette.h"
#include "io/render/pieces/piece_shapes.h"
#include "io/render/pieces/pieces.h"
#include "model/scenario/message.h"

namespace hexwright {
namespace {

struct SeatLook {
  Colour colour, ink;
  std::string_view title;
};
// After the colours of Okabe and Ito, moved apart in lightness: from 12 to 100 on the scale of CIE L*.
constexpr std::array<SeatLook, seat_looks> looks{
    SeatLook{rgb(0xD55E00), rgb(0xFFFFFF), N_("Red")},   SeatLook{rgb(0x0B4F9E), rgb(0xFFFFFF), N_("Blue")},
    SeatLook{rgb(0xFFFFFF), rgb(0x1D1D22), N_("White")}, SeatLook{rgb(0xF0E442), rgb(0x1D1D22), N_("Yellow")},
    SeatLook{rgb(0xDE9AC4), rgb(0x1D1D22), N_("Pink")},  SeatLook{rgb(0x212026), rgb(0xFFFFFF), N_("Black")}};

const SeatLook& look_of(SeatId seat) { return looks[seat.index() % looks.size()]; }

}  // namespace

Colour seat_colour(SeatId seat) { return look_of(seat).colour; }
Colour seat_ink(SeatId seat) { return look_of(seat).ink; }
std::string_view seat_colour_title(SeatId seat) { return look_of(seat).title; }

void draw_sign(Pen& pen, SeatId seat, Colour colour, double size) {
  const double r = size / 2, bar = size * 0.3;
  switch (seat.value() % seat_looks) {
    case 0:
      return pen.circle({}, r * 0.85).fill(colour);
    case 1:
      return pen.box({}, size, bar).box({}, bar, size).fill(colour);
    case 2: {
      const std::array corners{Point{0, -r}, Point{r, r * 0.8}, Point{-r, r * 0.8}};
      return pen.polygon(corners).fill(colour);
    }
    case 3: {
      const std::array corners{Point{0, -r * 1.1}, Point{r * 1.1, 0}, Point{0, r * 1.1}, Point{-r * 1.1, 0}};
      return pen.polygon(corners).fill(colour);
    }
    case 4:
      return pen.box({0, -bar}, size, bar).box({0, bar}, size, bar).fill(colour);
    default:
      return pen.circle({}, r * 0.7).stroke(colour, bar);
  }
}

void draw_seat_sign(cairo_t* cairo, SeatId seat, Spot middle, double size) {
  cairo_save(cairo);
  cairo_translate(cairo, middle.x, middle.y);
  cairo_scale(cairo, size, size);
  Pen pen(cairo, size, Detail::Full);
  pen.circle({}, 0.47).fill_keep(seat_colour(seat));
  pen.stroke(palette::ink, 0.06);
  draw_sign(pen, seat, seat_ink(seat), 0.46);
  cairo_restore(cairo);
}

}  // namespace hexwright
