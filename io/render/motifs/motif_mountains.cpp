#include "io/render/motifs/motifs.h"

namespace hexwright {
namespace {

constexpr Colour lit_rock = rgb(0xA9ADB6);
constexpr Colour dark_rock = rgb(0x5C5F69);
constexpr Colour snow = rgb(0xF7F9FC);
constexpr Colour snow_shadow = rgb(0xC9D2DF);

/// One unit wide and high at size 1, its foot at `place`.
void peak(Pen& pen, Point place, double size) {
  pen.shape("M 0 -1 L 0.62 0 L -0.62 0 Z", place, size).fill(lit_rock);
  pen.shape("M 0 -1 L 0.62 0 L 0.1 0 L -0.06 -0.34 L 0.08 -0.58 Z", place, size).fill(dark_rock);
  pen.shape("M 0 -1 L -0.22 -0.64 L -0.1 -0.7 L -0.02 -0.56 L 0.08 -0.7 L 0.22 -0.64 Z", place, size)
      .fill(snow);
  pen.shape("M 0 -1 L 0.03 -0.64 L 0.08 -0.7 L 0.22 -0.64 Z", place, size).fill(snow_shadow);
}

}  // namespace

void draw_rock(Pen& pen, Point place, double size) {
  pen.shape("M -0.46 0.36 L -0.4 -0.08 L -0.14 -0.4 L 0.2 -0.34 L 0.46 0.04 L 0.4 0.36 Z", place, size)
      .fill(lit_rock);
  pen.shape("M 0.06 -0.02 L 0.2 -0.34 L 0.46 0.04 L 0.4 0.36 L 0 0.36 Z", place, size).fill(dark_rock);
  pen.shape("M -0.4 -0.08 L -0.14 -0.4 L 0.2 -0.34 L 0.06 -0.02 Z", place, size).fill(snow_shadow);
}

void draw_mountains(Pen& pen) {
  peak(pen, {-0.44, -0.02}, 0.56);
  peak(pen, {0.44, -0.04}, 0.58);
  peak(pen, {0, 0.06}, 0.84);
  peak(pen, {-0.62, 0.46}, 0.4);
  peak(pen, {0.62, 0.46}, 0.4);
}

}  // namespace hexwright
