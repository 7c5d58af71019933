#include <algorithm>

#include "io/render/board/hex_shape.h"
#include "io/render/pieces/piece_shapes.h"
#include "io/render/places.h"

namespace hexwright {
namespace {

constexpr Colour dark = rgb(0x14161C);
constexpr Colour light_edge = rgb(0xFFFFFF);

/// Dark and light around the colour, so that it shows on any ground. `width`: in units.
template <class Trace>
void outline(Pen& pen, const HighlightLook& look, double width, Trace trace) {
  cairo_set_line_join(pen.context(), CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap(pen.context(), CAIRO_LINE_CAP_ROUND);
  trace();
  pen.stroke(with_alpha(light_edge, 0.9), width + 4 * look.pixel);
  trace();
  pen.stroke(dark, width + 2 * look.pixel);
  trace();
  pen.stroke(look.colour, width);
}

void draw_hex(Pen& pen, const HighlightLook& look) {
  const auto corners = HexShape(look.quarter_turned).inset(look.focused ? 0.09 : 0.16);
  pen.polygon(corners).fill(with_alpha(look.colour, look.focused ? 0.34 : 0.12));
  outline(pen, look, (look.focused ? 3.5 : 2.5) * look.pixel, [&] { pen.polygon(corners); });
}

void draw_path(Pen& pen, const HighlightLook& look, double angle) {
  const double half = look.focused ? 0.34 : 0.26, width = look.focused ? 0.17 : 0.1;
  const Saved saved(pen);
  cairo_rotate(pen.context(), angle);
  outline(pen, look, std::max(3.5 * look.pixel, width), [&] { pen.line({{-half, 0}, {half, 0}}); });
}

void draw_intersection(Pen& pen, const HighlightLook& look) {
  const double radius = std::max(4 * look.pixel, look.focused ? 0.23 : 0.16);
  pen.circle({}, radius).fill(with_alpha(look.colour, look.focused ? 0.9 : 0.5));
  outline(pen, look, (look.focused ? 3 : 2) * look.pixel, [&] { pen.circle({}, radius); });
}

}  // namespace

void draw_highlight(Pen& pen, const HighlightLook& look, double angle) {
  switch (look.shape) {
    case HighlightLook::Shape::Hex:
      return draw_hex(pen, look);
    case HighlightLook::Shape::Path:
      return draw_path(pen, look, angle);
    case HighlightLook::Shape::Intersection:
      return draw_intersection(pen, look);
  }
}

}  // namespace hexwright
