#include "io/render/motifs/motifs.h"

namespace hexwright {
namespace {

constexpr Colour smoke = rgb(0x4B4362);
constexpr Colour smoke_light = rgb(0x675E7E);
constexpr Colour lit_slope = rgb(0x3A2F52);
constexpr Colour dark_slope = rgb(0x231A3A);
constexpr Colour lava = rgb(0xF0561D);
constexpr Colour glow = rgb(0xFFB733);

void draw_smoke(Pen& pen) {
  for (const auto& [x, y, radius] : {std::array{-0.34, -0.68, 0.15}, {0.36, -0.66, 0.16}, {0.0, -0.8, 0.2}})
    pen.circle({x, y}, radius);
  pen.fill(smoke);
  for (const auto& [x, y, radius] : {std::array{-0.18, -0.72, 0.14}, {0.2, -0.74, 0.15}})
    pen.circle({x, y}, radius);
  pen.fill(smoke_light);
}

void draw_fountain(Pen& pen) {
  cairo_set_line_cap(pen.context(), CAIRO_LINE_CAP_ROUND);
  const double width = pen.at_least(0.06, 1);
  pen.shape("M -0.06 -0.42 Q -0.1 -0.66 -0.26 -0.6 M 0.06 -0.42 Q 0.1 -0.66 0.26 -0.6 M 0 -0.42 L 0 -0.7")
      .stroke(lava, width);
  for (const Point p : {Point{-0.36, -0.5}, {0.36, -0.5}, {-0.14, -0.76}, {0.14, -0.78}})
    pen.circle(p, 0.035).fill(glow);
}

}  // namespace

void draw_volcano(Pen& pen) {
  draw_smoke(pen);
  draw_fountain(pen);
  pen.shape(
         "M -0.2 -0.4 C -0.3 0 -0.6 0.42 -1.1 0.66 L -1.1 1.1 L 1.1 1.1 L 1.1 0.66 C 0.6 0.42 0.3 0 0.2 -0.4 "
         "Z")
      .fill(lit_slope);
  pen.shape("M 0.04 -0.4 L 0.2 -0.4 C 0.3 0 0.6 0.42 1.1 0.66 L 1.1 1.1 L 0.24 1.1 Z").fill(dark_slope);
  pen.shape(
         "M -0.2 -0.42 L 0.2 -0.42 C 0.26 -0.14 0.42 0.14 0.58 0.32 C 0.56 0.4 0.48 0.4 0.43 0.34"
         " C 0.32 0.2 0.2 0 0.12 -0.2 Q 0.04 0 -0.03 -0.16 C -0.14 0.04 -0.28 0.22 -0.36 0.34"
         " C -0.42 0.44 -0.56 0.46 -0.56 0.34 C -0.42 0.16 -0.26 -0.14 -0.2 -0.42 Z")
      .fill(lava);
  pen.shape(
         "M -0.12 -0.4 L 0.12 -0.4 C 0.18 -0.16 0.36 0.14 0.51 0.31 M -0.12 -0.4 C -0.2 -0.14 -0.36 0.16 "
         "-0.48 0.36")
      .stroke(glow, pen.at_least(0.045, 0.7));
  pen.ellipse({0, -0.41}, 0.2, 0.055).fill(glow);
}

}  // namespace hexwright
