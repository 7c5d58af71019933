#include "io/render/motifs/motifs.h"

namespace hexwright {
namespace {

constexpr Colour frond = rgb(0x93AE26);
constexpr Colour frond_shade = rgb(0x2F4A10);
constexpr Colour undergrowth = rgb(0x40540C);
constexpr Colour palm_trunk = rgb(0x7A5A2E);
constexpr Colour ruin = rgb(0xCFC3A2);
constexpr Colour stone_shade = rgb(0x8C8163);
constexpr Colour gate = rgb(0x2E2A1A);
constexpr Colour blossom = rgb(0xE8533F);

constexpr std::string_view leaf = "M 0 0 C 0.1 -0.28 0.36 -0.3 0.56 0.04 C 0.36 -0.1 0.16 -0.08 0 0 Z";
constexpr std::string_view mirrored_leaf =
    "M 0 0 C -0.1 -0.28 -0.36 -0.3 -0.56 0.04 C -0.36 -0.1 -0.16 -0.08 0 0 Z";

/// Its crown at `place`.
void palm(Pen& pen, Point place, double size) {
  cairo_set_line_cap(pen.context(), CAIRO_LINE_CAP_ROUND);
  pen.shape("M 0 0 Q 0.1 0.4 -0.04 0.86", place, size).stroke(palm_trunk, 0.1 * size);
  const auto crown = [&](Point at, Colour colour) {
    const Saved saved(pen);
    cairo_translate(pen.context(), at.x, at.y);
    for (const double tilt : {0.75, 0.05, -0.65}) {
      for (const bool left : {false, true}) {
        const Saved turned(pen);
        cairo_rotate(pen.context(), left ? -tilt : tilt);
        pen.shape(left ? mirrored_leaf : leaf, {}, size).fill(colour);
      }
    }
  };
  crown({place.x + 0.02 * size, place.y + 0.09 * size}, frond_shade);
  crown(place, frond);
}

/// Something to discover: a stepped temple.
void temple(Pen& pen, Point place, double size) {
  constexpr std::string_view steps =
      "M -0.16 -0.5 L 0.16 -0.5 L 0.16 -0.26 L 0.32 -0.26 L 0.32 0 L 0.48 0 L 0.48 0.3 L -0.48 0.3"
      " L -0.48 0 L -0.32 0 L -0.32 -0.26 L -0.16 -0.26 Z";
  pen.shape(steps, place, size).fill(ruin);
  pen.shape("M 0.06 -0.5 L 0.16 -0.5 L 0.16 -0.26 L 0.32 -0.26 L 0.32 0 L 0.48 0 L 0.48 0.3 L 0.06 0.3 Z",
            place, size)
      .fill(stone_shade);
  pen.box({place.x, place.y - 0.37 * size}, 0.13 * size, 0.16 * size).fill(gate);
}

void flower(Pen& pen, Point place) {
  for (const Point p : {Point{0, -0.045}, {0.045, 0.02}, {-0.045, 0.02}})
    pen.circle({place.x + p.x, place.y + p.y}, 0.042).fill(blossom);
  pen.circle(place, 0.022).fill(ruin);
}

}  // namespace

void draw_jungle(Pen& pen) {
  pen.shape(
         "M -1.1 0 C -0.8 -0.3 -0.6 -0.2 -0.4 -0.1 C -0.2 -0.3 0.2 -0.3 0.4 -0.1 C 0.6 -0.2 0.8 -0.3 1.1 0"
         " L 1.1 1.1 L -1.1 1.1 Z")
      .fill(undergrowth);
  temple(pen, {0, -0.42}, 0.74);
  for (const Point p : {Point{-0.16, 0}, {0.18, -0.02}, {0, 0.12}})
    pen.shape(leaf, p, 0.5).shape(mirrored_leaf, p, 0.5).fill(frond_shade);
  palm(pen, {-0.52, -0.3}, 0.66);
  palm(pen, {0.53, -0.26}, 0.6);
  for (const double x : {-0.46, 0.46}) {
    pen.shape(leaf, {x, 0.58}, 0.5).shape(mirrored_leaf, {x, 0.58}, 0.5).fill(frond);
    flower(pen, {x, 0.52});
  }
}

}  // namespace hexwright
