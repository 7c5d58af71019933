#include <vector>

#include "io/render/board/things_on_hexes.h"
#include "io/render/pen/palette.h"
#include "io/render/pen/text.h"
#include "model/board/index.h"

namespace hexwright {
namespace {

constexpr Colour banner = rgb(0x7D1B2A);
constexpr Colour gilt = rgb(0xF2C14E);
constexpr Colour light = rgb(0xFFF8E6);
constexpr double inset = 0.058;

Point sum(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }

/// The corners of a hex from one end of its side `inner` the long way round to the other, moved inwards but
/// for that side.
std::vector<Point> open_outline(const HexShape& shape, Direction inner) {
  std::array<double, 6> distances{};
  distances.fill(inset);
  distances[at(index(inner))] = 0;
  const HexShape::Corners corners = shape.inset(distances);
  std::vector<Point> outline;
  outline.reserve(corners.size());
  for (int i = 0; i < 6; ++i) outline.push_back(corners[at(index(rotated(ends(inner)[1], i)))]);
  return outline;
}

void draw_frame(Pen& pen, const HexShape& shape, Direction side, Point other) {
  std::vector<Point> outline = open_outline(shape, side);
  for (const Point p : open_outline(shape, opposite(side))) outline.push_back(sum(p, other));
  cairo_set_line_join(pen.context(), CAIRO_LINE_JOIN_ROUND);
  pen.polygon(outline).fill_keep(with_alpha(gilt, 0.16));
  pen.stroke(light, pen.at_least(0.116, 2));
  const Saved saved(pen);
  constexpr std::array dashes{0.24, 0.16};
  cairo_set_dash(pen.context(), dashes.data(), dashes.size(), 0);
  cairo_set_line_cap(pen.context(), CAIRO_LINE_CAP_BUTT);
  pen.polygon(outline).stroke(banner, pen.at_least(0.074, 1.4));
}

/// What will happen here is not known yet.
void draw_event(Pen& pen, Point middle) {
  if (!pen.shows(Detail::Signs)) return;
  const Saved saved(pen);
  cairo_translate(pen.context(), middle.x, middle.y);
  pen.box({0.015, 0.025}, 0.4, 0.44, 0.07).fill(with_alpha(palette::ink, 0.3));
  pen.box({}, 0.4, 0.44, 0.07).fill(banner);
  if (!pen.shows(Detail::Numbers)) return;
  pen.box({}, 0.34, 0.38, 0.045).stroke(gilt, pen.at_least(0.025, 0.6));
  draw_text(pen, "?", {}, {.size = 0.32, .bold = true, .colour = light});
}

void draw_intersection(Pen& pen, Point middle, bool centre) {
  const double radius = centre ? 0.17 : 0.115;
  pen.circle(middle, pen.at_least(radius, centre ? 3 : 2)).fill(light);
  pen.circle(middle, pen.at_least(radius - 0.025, centre ? 2.4 : 1.4)).fill(banner);
  if (centre)
    pen.circle(middle, pen.at_least(radius - 0.075, 1.2)).fill(gilt);
  else
    pen.circle(middle, radius - 0.065).fill(light);
}

}  // namespace

void draw_frontier(Pen& pen, const HexShape& shape, Direction side, bool centre_is_first) {
  const Point other = shape.turn(centre(neighbour(Hex{}, side)));
  draw_frame(pen, shape, side, other);
  draw_event(pen, plate_place);
  draw_event(pen, sum(other, plate_place));
  // From the centre each hex's own ones follow away from the other hex.
  const int way = centre_is_first ? -1 : 1;
  const Corner here = ends(side)[centre_is_first ? 0 : 1];
  const Corner there = ends(opposite(side))[centre_is_first ? 1 : 0];
  for (const int steps : {2, 1}) {
    draw_intersection(pen, shape.corner(rotated(here, way * steps)), false);
    draw_intersection(pen, sum(other, shape.corner(rotated(there, -way * steps))), false);
  }
  draw_intersection(pen, shape.corner(here), true);
}

}  // namespace hexwright
