#include "render/motifs.h"

namespace hexwright {
namespace {

constexpr Colour crest = rgb(0x8FC4E3);
constexpr Colour trough = rgb(0x4A8CBA);

void wave(Pen& pen, Point place, double size, Colour colour) {
  cairo_set_line_cap(pen.context(), CAIRO_LINE_CAP_ROUND);
  pen.shape("M -0.5 0.06 Q -0.25 -0.2 0 0.06 Q 0.25 -0.2 0.5 0.06", place, size)
      .stroke(colour, pen.at_least(0.03, 0.5));
}

}  // namespace

void draw_sea(Pen& pen) {
  for (const Point p : {Point{-0.34, -0.42}, {0.4, -0.1}, {-0.2, 0.46}}) wave(pen, p, 0.34, crest);
  for (const Point p : {Point{0.3, -0.56}, {-0.5, 0.04}, {0.36, 0.38}}) wave(pen, p, 0.28, trough);
}

}  // namespace hexwright
