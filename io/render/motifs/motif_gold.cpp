#include "io/render/motifs/motifs.h"

namespace hexwright {
namespace {

constexpr Colour water = rgb(0x8CC7D6);
constexpr Colour glint = rgb(0xDFF3F5);
constexpr Colour bank = rgb(0x8A6218);
constexpr Colour nugget = rgb(0xFFD84A);
constexpr Colour nugget_shade = rgb(0xE09F14);
constexpr Colour sparkle = rgb(0xFFFBE6);

void draw_nugget(Pen& pen, Point place, double size) {
  pen.shape("M -0.5 0.1 L -0.3 -0.32 L 0.12 -0.42 L 0.48 -0.1 L 0.4 0.3 L -0.14 0.42 Z", place, size)
      .fill(nugget);
  pen.shape("M 0.02 0.02 L 0.48 -0.1 L 0.4 0.3 L -0.14 0.42 Z", place, size).fill(nugget_shade);
}

void draw_sparkle(Pen& pen, Point place, double size) {
  pen.shape("M 0 -0.5 Q 0.06 -0.06 0.5 0 Q 0.06 0.06 0 0.5 Q -0.06 0.06 -0.5 0 Q -0.06 -0.06 0 -0.5 Z", place,
            size)
      .fill(sparkle);
}

}  // namespace

void draw_gold(Pen& pen) {
  constexpr auto river =
      "M -0.9 -0.7 C -0.5 -0.2 0 -0.65 0.34 -0.4 C 0.7 -0.16 0.1 0.34 0.36 0.54 C 0.5 0.66 0.8 0.6 1.1 0.8";
  pen.shape(river).stroke(bank, 0.36);
  pen.shape(river).stroke(water, 0.27);
  pen.shape(
         "M -0.62 -0.47 Q -0.5 -0.4 -0.36 -0.44 M -0.1 -0.52 Q 0.05 -0.55 0.18 -0.48 "
         "M 0.3 0.38 Q 0.28 0.5 0.4 0.58")
      .stroke(glint, pen.at_least(0.03, 0.5));
  draw_nugget(pen, {-0.6, 0.02}, 0.28);
  draw_nugget(pen, {-0.46, 0.2}, 0.22);
  draw_nugget(pen, {0.2, -0.68}, 0.22);
  draw_nugget(pen, {0.66, 0.18}, 0.28);
  draw_nugget(pen, {-0.34, 0.54}, 0.22);
  draw_sparkle(pen, {-0.5, -0.1}, 0.3);
  draw_sparkle(pen, {0.32, -0.76}, 0.22);
  draw_sparkle(pen, {0.74, 0.05}, 0.26);
}

}  // namespace hexwright
