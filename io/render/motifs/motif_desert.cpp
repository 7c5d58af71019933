#include "io/render/motifs/motifs.h"

namespace hexwright {
namespace {

constexpr Colour sun = rgb(0xFFFBEF);
constexpr Colour far_dune = rgb(0xEBDBB4);
constexpr Colour near_dune = rgb(0xE2CE9F);
constexpr Colour crest = rgb(0xFBF5E4);
constexpr Colour cactus = rgb(0x7C8B58);

void draw_cactus(Pen& pen, Point place, double size) {
  cairo_set_line_cap(pen.context(), CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(pen.context(), CAIRO_LINE_JOIN_ROUND);
  pen.shape("M 0 0.5 L 0 -0.42 M 0 0.12 L -0.26 0.12 L -0.26 -0.14 M 0 0.24 L 0.26 0.24 L 0.26 -0.06", place,
            size)
      .stroke(cactus, 0.15 * size);
}

}  // namespace

void draw_desert(Pen& pen) {
  pen.circle({0.34, -0.5}, 0.17).fill(sun);
  pen.shape(
         "M -1.1 -0.1 C -0.7 -0.45 -0.4 -0.4 -0.1 -0.16 C 0.3 -0.36 0.7 -0.3 1.1 -0.06 L 1.1 1.1 L -1.1 1.1 "
         "Z")
      .fill(far_dune);
  pen.shape("M -1.1 -0.1 C -0.7 -0.45 -0.4 -0.4 -0.1 -0.16").stroke(crest, 0.03);
  pen.shape("M -1.1 0.5 C -0.6 0.35 -0.3 0 0.1 0.1 C 0.4 0.18 0.7 0.4 1.1 0.42 L 1.1 1.1 L -1.1 1.1 Z")
      .fill(near_dune);
  pen.shape("M -1.1 0.5 C -0.6 0.35 -0.3 0 0.1 0.1 C 0.4 0.18 0.7 0.4 1.1 0.42").stroke(crest, 0.03);
  draw_cactus(pen, {-0.4, -0.34}, 0.46);
}

}  // namespace hexwright
