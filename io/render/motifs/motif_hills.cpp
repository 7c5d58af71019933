#include "io/render/motifs/motifs.h"

namespace hexwright {
namespace {

constexpr Colour brick = rgb(0xE58B60);
constexpr Colour brick_top = rgb(0xF3B08A);
constexpr Colour mortar = rgb(0x8A3722);
constexpr Colour far_mound = rgb(0xC45F3D);
constexpr Colour near_mound = rgb(0xB85434);

void one_brick(Pen& pen, Point middle, double size) {
  const double width = 0.38 * size;
  const double height = 0.22 * size;
  pen.box(middle, width, height, 0.03 * size).fill(brick);
  pen.box({middle.x, middle.y - 0.36 * height}, width, 0.28 * height, 0.02 * size).fill(brick_top);
  pen.box(middle, width, height, 0.03 * size).stroke(mortar, pen.at_least(0.035 * size, 0.4));
}

}  // namespace

void draw_bricks(Pen& pen, Point place, double size) {
  for (int row = 0; row < 3; ++row)
    for (int i = 0; i <= row; ++i)
      one_brick(pen, {place.x + (i - row / 2.0) * 0.4 * size, place.y + (row - 1) * 0.25 * size}, size);
}

void draw_hills(Pen& pen) {
  pen.shape(
         "M -1.1 -0.1 C -0.9 -0.5 -0.6 -0.62 -0.35 -0.5 C -0.15 -0.78 0.25 -0.8 0.45 -0.48"
         " C 0.7 -0.55 0.95 -0.4 1.1 -0.1 L 1.1 1.1 L -1.1 1.1 Z")
      .fill(far_mound);
  pen.shape(
         "M -1.1 0.28 C -0.9 0 -0.6 -0.08 -0.4 0.05 C -0.1 -0.2 0.2 -0.2 0.42 0.03 C 0.6 -0.06 0.9 0 1.1 0.28"
         " L 1.1 1.1 L -1.1 1.1 Z")
      .fill(near_mound);
  draw_bricks(pen, {0, -0.5}, 0.62);
  for (const Point p : {Point{-0.62, 0.22}, {0.62, 0.22}}) draw_bricks(pen, p, 0.42);
}

}  // namespace hexwright
