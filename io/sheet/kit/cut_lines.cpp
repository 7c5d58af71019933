#include "io/sheet/kit/cut_lines.h"

#include <cmath>

#include <fmt/format.h>

#include "io/render/board/hex_shape.h"
#include "io/render/pen/palette.h"
#include "io/render/pen/pen.h"

namespace hexwright {
namespace {

using Kind = CutOut::Kind;

constexpr double tick_begin = 0.4 * points_a_millimetre, tick_end = 2.2 * points_a_millimetre;

/// A little way from a corner, away from another one.
Point away(Point corner, Point from, double distance) {
  const double x = corner.x - from.x, y = corner.y - from.y, length = std::hypot(x, y);
  return {corner.x + x / length * distance, corner.y + y / length * distance};
}

/// The two sides of each corner go on beyond it.
void draw_ticks(Pen& pen, const std::vector<Point>& corners) {
  const std::size_t count = corners.size();
  const auto trace = [&] {
    for (std::size_t i = 0; i < count; ++i)
      for (const Point other : {corners[(i + 1) % count], corners[(i + count - 1) % count]})
        pen.line({away(corners[i], other, tick_begin), away(corners[i], other, tick_end)});
  };
  cairo_set_line_cap(pen.context(), CAIRO_LINE_CAP_BUTT);
  trace();
  pen.stroke(palette::paper, 1.2);  // reads on dark bleed, too
  trace();
  pen.stroke(palette::black, 0.4);
}

}  // namespace

std::array<Point, 4> harbor_corners(const PieceSizes& sizes) {
  const double wide = sizes.harbor_width() / 2, high = sizes.harbor_height() / 2;
  const double narrow = wide - 2 * high / hex_width;
  return {Point{-narrow, -high}, {narrow, -high}, {wide, high}, {-wide, high}};
}

CutLine cut_line(const PlacedCutOut& placed, const PieceSizes& sizes) {
  const Point middle = placed.middle();
  CutLine line{.corners = {}, .middle = middle};
  const auto add = [&](Point p) { line.corners.push_back({middle.x + p.x, middle.y + p.y}); };
  switch (placed.piece->kind) {
    case Kind::Hex:
      for (const Point p : HexShape(placed.turned).inset(0.0)) add({p.x * sizes.side(), p.y * sizes.side()});
      break;
    case Kind::Harbor:
      for (const Point p : harbor_corners(sizes)) add(p);
      break;
    case Kind::Token:
      line.radius = sizes.token() / 2;
      break;
    case Kind::Card:
    case Kind::Reference:
    case Kind::Counter:
    case Kind::Mark: {
      const double x = placed.width / 2, y = placed.height / 2;
      for (const Point p : {Point{-x, -y}, {x, -y}, {x, y}, {-x, y}}) add(p);
      break;
    }
  }
  return line;
}

void draw_cut_marks(cairo_t* context, std::span<const PlacedCutOut> placed, const PieceSizes& sizes) {
  Pen pen(context, 1, Detail::Full);
  const Saved saved(pen);
  for (const PlacedCutOut& each : placed) {
    const Kind kind = each.piece->kind;
    if (kind != Kind::Hex && kind != Kind::Harbor && kind != Kind::Token) continue;
    const CutLine line = cut_line(each, sizes);
    if (line.corners.empty())
      pen.circle(line.middle, line.radius).stroke(palette::frame, hairline);
    else if (sizes.bleed > 0)
      draw_ticks(pen, line.corners);
    else
      pen.polygon(line.corners).stroke(palette::frame, hairline);
  }
}

std::string svg_of_cut_lines(std::span<const PlacedCutOut> placed, const PieceSizes& sizes) {
  std::string svg =
      "<g id=\"cut\" fill=\"none\" stroke=\"#ff0000\" stroke-width=\"0.1\" stroke-linejoin=\"round\">\n";
  for (const PlacedCutOut& each : placed) {
    const CutLine line = cut_line(each, sizes);
    if (line.corners.empty()) {
      svg += fmt::format("<circle cx=\"{:.3f}\" cy=\"{:.3f}\" r=\"{:.3f}\"/>\n", line.middle.x, line.middle.y,
                         line.radius);
      continue;
    }
    svg += "<path d=\"";
    char command = 'M';
    for (const Point corner : line.corners) {
      svg += fmt::format("{} {:.3f} {:.3f} ", command, corner.x, corner.y);
      command = 'L';
    }
    svg += "Z\"/>\n";
  }
  return svg + "</g>\n";
}

}  // namespace hexwright
