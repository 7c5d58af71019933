#include "io/render/area_label.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "io/render/palette.h"
#include "io/render/text.h"

namespace hexwright {
namespace {

constexpr double most_width = 3.2;

TextStyle style_of(const Pen& pen, bool frame) {
  return {.size = pen.at_least(0.21, 9),
          .bold = !frame,
          .colour = frame ? palette::frame : palette::paper,
          .halo = frame ? 0.04 : 0,
          .most_width = most_width};
}

}  // namespace

std::optional<Point> label_place(const Area& area, const BoardView& view) {
  if (area.cells.empty()) return std::nullopt;
  // The uppermost row of the picture: rows go by r, or by the column 2q + r when the board is turned.
  const auto row = [&](Hex h) { return view.quarter_turned ? 2 * h.q + h.r : h.r; };
  const auto along = [&](Hex h) { return view.quarter_turned ? -centre(h).y : centre(h).x; };
  std::vector<Hex> top;
  for (const Hex h : area.cells) {
    if (!top.empty() && row(h) > row(top.front())) continue;
    if (!top.empty() && row(h) < row(top.front())) top.clear();
    top.push_back(h);
  }
  // Of that row the hex nearest to its middle, since the row may have gaps.
  const auto [first, last] =
      std::minmax_element(top.begin(), top.end(), [&](Hex a, Hex b) { return along(a) < along(b); });
  const double middle = (along(*first) + along(*last)) / 2;
  const Hex nearest = *std::min_element(top.begin(), top.end(), [&](Hex a, Hex b) {
    return std::abs(along(a) - middle) < std::abs(along(b) - middle);
  });
  const Point c = centre(nearest);
  return view.quarter_turned ? Point{c.x - hex_width / 2, c.y} : Point{c.x, c.y - 0.75};
}

void draw_area_label(Pen& pen, std::string_view name, int area, bool frame) {
  const TextStyle style = style_of(pen, frame);
  if (!frame) {
    const double width = std::min(text_width(name, style), most_width) + style.size * 0.9;
    pen.box({}, width, style.size * 1.5, style.size * 0.45).fill(with_alpha(palette::area(area), 0.92));
  }
  draw_text(pen, name, {}, style);
}

Point label_reach(std::string_view) { return {most_width / 2 + 0.5, 0.4}; }

}  // namespace hexwright
