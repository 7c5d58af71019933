#include "io/render/motifs/motifs.h"

namespace hexwright {
namespace {

constexpr Colour wave_crest = rgb(0x8FC4E3);
constexpr Colour trough = rgb(0x4A8CBA);

/// Long swells, each with a small crest at its end; in one stroke, as they lie apart.
void waves(Pen& pen, std::initializer_list<Point> places, double size, Colour colour) {
  for (const Point place : places)
    pen.shape("M -0.5 0.04 Q -0.32 -0.12 -0.16 0.02 Q 0 0.14 0.16 0.02 Q 0.34 -0.12 0.5 0.04", place, size);
  pen.stroke(colour, pen.at_least(0.032, 0.6));
}

}  // namespace

void draw_sea(Pen& pen) {
  cairo_set_line_cap(pen.context(), CAIRO_LINE_CAP_ROUND);
  waves(pen, {{-0.3, -0.5}, {0.42, -0.06}, {-0.24, 0.38}}, 0.42, wave_crest);
  waves(pen, {{0.36, -0.44}, {-0.48, 0}, {0.38, 0.42}}, 0.3, trough);
}

}  // namespace hexwright
