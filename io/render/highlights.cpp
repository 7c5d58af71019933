#include <algorithm>
#include <cmath>
#include <numbers>

#include "render/pen.h"
#include "render/pieces.h"
#include "render/places.h"

namespace hexwright {
namespace {

constexpr Colour dark = rgb(0x14161C);
constexpr Colour light = rgb(0xFFFFFF);

/// Places where something may be done, on one picture of the board.
class HighlightPen {
 public:
  HighlightPen(cairo_t* cairo, const BoardView& view, Colour colour, double pixel)
      : cairo_(cairo), view_(view), colour_(colour), pixel_(pixel) {
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
  }

  void draw(Hex hex, bool focused) {
    const Point middle = centre(hex);
    const double size = focused ? 0.9 : 0.82;
    for (const Corner corner : all_corners) {
      const Point offset = corner_offset(corner);
      const Spot spot = view_.to_spot({middle.x + size * offset.x, middle.y + size * offset.y});
      cairo_line_to(cairo_, spot.x, spot.y);
    }
    cairo_close_path(cairo_);
    fill(focused ? 0.34 : 0.12);
    outline(focused ? 3.5 : 2.5);
  }

  void draw(Path path, bool focused) {
    const auto both = ends(path);
    const Point a = position(both[0]), b = position(both[1]);
    const double from = focused ? 0.16 : 0.24;
    const Spot one = view_.to_spot({a.x + (b.x - a.x) * from, a.y + (b.y - a.y) * from});
    const Spot other = view_.to_spot({b.x + (a.x - b.x) * from, b.y + (a.y - b.y) * from});
    cairo_move_to(cairo_, one.x, one.y);
    cairo_line_to(cairo_, other.x, other.y);
    outline(std::max(3.5, (focused ? 0.17 : 0.1) * view_.scale / pixel_));
  }

  void draw(Intersection intersection, bool focused) {
    const Spot spot = view_.to_spot(position(intersection));
    const double radius = std::max(4 * pixel_, (focused ? 0.23 : 0.16) * view_.scale);
    cairo_new_sub_path(cairo_);
    cairo_arc(cairo_, spot.x, spot.y, radius, 0, 2 * std::numbers::pi);
    fill(focused ? 0.9 : 0.5);
    outline(focused ? 3 : 2);
  }

 private:
  void use(Colour colour, double alpha) {
    cairo_set_source_rgba(cairo_, colour.red, colour.green, colour.blue, alpha);
  }
  void fill(double alpha) {
    use(colour_, alpha);
    cairo_fill_preserve(cairo_);
  }
  /// Dark and light around the colour, so that it shows on any ground. Uses the path up.
  void outline(double width) {
    use(light, 0.9);
    cairo_set_line_width(cairo_, (width + 4) * pixel_);
    cairo_stroke_preserve(cairo_);
    use(dark, 1);
    cairo_set_line_width(cairo_, (width + 2) * pixel_);
    cairo_stroke_preserve(cairo_);
    use(colour_, 1);
    cairo_set_line_width(cairo_, width * pixel_);
    cairo_stroke(cairo_);
  }

  cairo_t* cairo_;
  const BoardView& view_;
  Colour colour_;
  double pixel_;
};

template <class Thing>
void draw_all(HighlightPen& pen, const std::vector<Thing>& things, const Highlights& highlights) {
  const auto* focus = std::get_if<Thing>(&highlights.focus);
  for (const Thing& thing : things)
    if (!focus || !(*focus == thing)) pen.draw(thing, false);
  // Above all others.
  if (focus && std::find(things.begin(), things.end(), *focus) != things.end()) pen.draw(*focus, true);
}

}  // namespace

void draw_highlights(cairo_t* cairo, const Highlights& highlights, Colour colour, const Topology& topology,
                     const BoardView& view, double pixel, bool ghosts) {
  on_board(cairo, topology, view, ghosts, [&](const BoardView& copy) {
    HighlightPen pen(cairo, copy, colour, pixel);
    draw_all(pen, highlights.hexes, highlights);
    draw_all(pen, highlights.paths, highlights);
    draw_all(pen, highlights.intersections, highlights);
  });
}

}  // namespace hexwright
