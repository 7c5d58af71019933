#include "io/render/motifs/motifs.h"

namespace hexwright {
namespace {

constexpr Colour wool = rgb(0xFDFDF8);
constexpr Colour wool_shade = rgb(0xD9DED2);
constexpr Colour face = rgb(0x3B3A36);
constexpr Colour far_meadow = rgb(0x9BD193);
constexpr Colour near_meadow = rgb(0x70B36D);
constexpr Colour grass = rgb(0x4C8C4E);

void tuft(Pen& pen, Point place) {
  pen.shape("M -0.07 0 Q -0.06 -0.08 -0.09 -0.11 M 0 0 L 0 -0.14 M 0.07 0 Q 0.06 -0.08 0.09 -0.11", place)
      .stroke(grass, pen.at_least(0.024, 0.5));
}

}  // namespace

void draw_sheep(Pen& pen, Point place, double size) {
  const auto at = [&](double x, double y) { return Point{place.x + x * size, place.y + y * size}; };
  for (const double x : {-0.22, -0.06, 0.1, 0.24}) pen.box(at(x, 0.3), 0.07 * size, 0.26 * size).fill(face);
  for (const Point p : {at(-0.3, 0.08), at(0.3, 0.08), at(-0.12, 0.14), at(0.12, 0.14)})
    pen.circle(p, 0.17 * size).fill(wool_shade);
  for (const Point p :
       {at(-0.28, -0.02), at(-0.14, -0.16), at(0.06, -0.18), at(0.24, -0.1), at(0.3, 0.02), at(0, 0)})
    pen.circle(p, 0.18 * size).fill(wool);
  pen.ellipse(at(-0.46, -0.1), 0.12 * size, 0.15 * size).fill(face);
  pen.ellipse(at(-0.38, -0.22), 0.1 * size, 0.07 * size).fill(wool);
}

void draw_pasture(Pen& pen) {
  pen.shape("M -1.1 -0.2 C -0.8 -0.5 -0.4 -0.5 0 -0.28 C 0.4 -0.5 0.8 -0.55 1.1 -0.3 L 1.1 1.1 L -1.1 1.1 Z")
      .fill(far_meadow);
  pen.shape("M -1.1 0.3 C -0.7 0 -0.3 0.02 0.1 0.24 C 0.5 0.06 0.8 0.06 1.1 0.22 L 1.1 1.1 L -1.1 1.1 Z")
      .fill(near_meadow);
  draw_sheep(pen, {-0.36, -0.42}, 0.44);
  draw_sheep(pen, {0.38, -0.4}, 0.38);
  draw_sheep(pen, {0.56, 0.36}, 0.34);
  for (const Point p : {Point{-0.62, 0.28}, {-0.44, 0.56}, {0.04, -0.62}, {0.68, 0}, {0.34, 0.62}})
    tuft(pen, p);
}

}  // namespace hexwright
