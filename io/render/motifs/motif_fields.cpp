#include "io/render/motifs/motifs.h"

namespace hexwright {
namespace {

constexpr Colour straw = rgb(0xB07A12);
constexpr Colour grain = rgb(0xD9971A);
constexpr Colour furrow = rgb(0xDCAE2C);

}  // namespace

void draw_wheat(Pen& pen, Point place, double size) {
  pen.line({{place.x, place.y + 0.5 * size}, {place.x, place.y - 0.3 * size}})
      .stroke(straw, pen.at_least(0.05 * size, 0.5));
  pen.shape("M 0 -0.5 Q 0.1 -0.38 0 -0.26 Q -0.1 -0.38 0 -0.5 Z", place, size).fill(grain);
  for (const double y : {-0.2, -0.04, 0.12}) {
    const Point at{place.x, place.y + y * size};
    pen.shape("M 0.01 0.04 Q 0.06 -0.14 0.22 -0.16 Q 0.2 0.02 0.01 0.04 Z", at, size).fill(grain);
    pen.shape("M -0.01 0.04 Q -0.06 -0.14 -0.22 -0.16 Q -0.2 0.02 -0.01 0.04 Z", at, size).fill(grain);
  }
}

void draw_fields(Pen& pen) {
  for (const double y : {-0.75, -0.5, -0.25, 0.0, 0.25, 0.5, 0.75})
    pen.shape("M -1.1 0.16 Q -0.5 -0.1 0 0 Q 0.5 0.1 1.1 -0.16", {0, y}).stroke(furrow, 0.075);
  for (const Point p : {Point{-0.3, -0.5}, {0.3, -0.5}, {-0.62, 0.02}, {0.62, 0.02}})
    draw_wheat(pen, p, 0.48);
  draw_wheat(pen, {0, -0.55}, 0.54);
  for (const Point p : {Point{-0.46, 0.42}, {0.46, 0.42}}) draw_wheat(pen, p, 0.42);
}

}  // namespace hexwright
