#include "io/render/motifs/motifs.h"

namespace hexwright {
namespace {

constexpr Colour sackcloth = rgb(0xF6E7C8);
constexpr Colour stripe = rgb(0xC9472F);
constexpr Colour inside = rgb(0x3B2140);
constexpr Colour pole = rgb(0x5B3A1E);
constexpr Colour ground = rgb(0x8F55A6);
constexpr Colour bowl = rgb(0x4A2A52);
constexpr Colour bowl_rim = rgb(0xE9D4B0);
constexpr Colour amber = rgb(0xF7B32B);
constexpr Colour paprika = rgb(0xE2562B);
constexpr Colour pepper = rgb(0xF2EBDD);

/// A trader's tent, one unit wide, its foot at `place`.
void tent(Pen& pen, Point place, double size) {
  pen.shape("M 0 -0.9 L 0.5 -0.36 L 0.42 0 L -0.42 0 L -0.5 -0.36 Z", place, size).fill(sackcloth);
  pen.shape("M 0 -0.9 L -0.17 -0.36 L -0.15 0 L -0.42 0 L -0.5 -0.36 Z M 0 -0.9 L 0.17 -0.36 L 0.5 -0.36 Z",
            place, size)
      .fill(stripe);
  pen.shape("M 0 -0.3 L 0.17 0 L -0.17 0 Z", place, size).fill(inside);
  pen.shape("M 0 -0.9 L 0 -1.06", place, size).stroke(pole, pen.at_least(0.04 * size, 0.6));
  pen.shape("M 0 -1.08 L 0.2 -1 L 0 -0.94 Z", place, size).fill(amber);
}

/// A heap of spice in a bowl, one unit wide, its rim at `place`.
void heap(Pen& pen, Point place, double size, Colour spice) {
  pen.shape("M -0.42 0 C -0.26 -0.16 -0.14 -0.5 0 -0.54 C 0.14 -0.5 0.26 -0.16 0.42 0 Z", place, size)
      .fill(spice);
  pen.shape("M 0 -0.54 C 0.14 -0.5 0.26 -0.16 0.42 0 L 0.08 0 Z", place, size).fill(darker(spice, 0.18));
  pen.shape("M -0.5 0 L 0.5 0 C 0.46 0.28 0.3 0.4 0 0.4 C -0.3 0.4 -0.46 0.28 -0.5 0 Z", place, size)
      .fill(bowl);
  pen.shape("M -0.5 0.01 L 0.5 0.01", place, size).stroke(bowl_rim, pen.at_least(0.09 * size, 0.6));
}

}  // namespace

void draw_spice(Pen& pen) {
  pen.shape("M -1.1 -0.02 C -0.6 -0.22 0.6 -0.22 1.1 -0.02 L 1.1 1.1 L -1.1 1.1 Z").fill(ground);
  tent(pen, {0, 0.06}, 0.72);
  heap(pen, {-0.52, 0.02}, 0.36, paprika);
  heap(pen, {0.52, 0.02}, 0.36, pepper);
  heap(pen, {-0.27, 0.3}, 0.42, amber);
  heap(pen, {0.27, 0.3}, 0.42, paprika);
}

}  // namespace hexwright
