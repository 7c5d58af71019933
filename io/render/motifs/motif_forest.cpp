#include "io/render/motifs/motifs.h"

namespace hexwright {
namespace {

constexpr Colour needles = rgb(0x3F8250);
constexpr Colour shade = rgb(0x2B6442);
constexpr Colour trunk = rgb(0x4A3524);

}  // namespace

void draw_tree(Pen& pen, Point place, double size) {
  pen.box({place.x, place.y + 0.42 * size}, 0.1 * size, 0.2 * size).fill(trunk);
  pen.shape(
         "M 0 -0.5 L 0.24 -0.14 L 0.13 -0.14 L 0.32 0.12 L 0.18 0.12 L 0.4 0.36"
         " L -0.4 0.36 L -0.18 0.12 L -0.32 0.12 L -0.13 -0.14 L -0.24 -0.14 Z",
         place, size)
      .fill(needles);
  pen.shape("M 0 -0.5 L 0.24 -0.14 L 0.13 -0.14 L 0.32 0.12 L 0.18 0.12 L 0.4 0.36 L 0.06 0.36 Z", place,
            size)
      .fill(shade);
}

void draw_forest(Pen& pen) {
  constexpr double near = 0.5;
  constexpr double far = 0.42;
  for (const Point p : {Point{-0.17, -0.62}, {0.2, -0.6}, {-0.52, -0.38}, {0.52, -0.38}, {0.01, -0.46}})
    draw_tree(pen, p, far);
  for (const Point p :
       {Point{-0.3, -0.28}, {0.3, -0.28}, {-0.66, -0.06}, {0.66, -0.06}, {-0.54, 0.36}, {0.54, 0.36}})
    draw_tree(pen, p, near);
}

}  // namespace hexwright
