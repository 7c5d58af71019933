#include "io/render/board/area_borders.h"

#include <unordered_map>

#include "io/render/export/legend.h"
#include "io/render/pen/palette.h"

namespace hexwright {
namespace {

constexpr double lane_width = 0.115;
constexpr double line_width = 0.04;

Hex itself(Hex h) { return h; }

/// How far the sides move inwards for the edge of the lane that is `into` from its outer edge.
std::array<double, 6> distances(const Lanes& lanes, double into) {
  std::array<double, 6> result{};
  for (std::size_t side = 0; side < result.size(); ++side)
    if (lanes[side] > 0) result[side] = (lanes[side] - 1) * lane_width + into;
  return result;
}

/// Between two insets. On sides without a border both lie on the side itself, and nothing is filled there.
void fill_between(Pen& pen, const HexShape& shape, const Lanes& lanes, double from, double to,
                  Colour colour) {
  cairo_set_fill_rule(pen.context(), CAIRO_FILL_RULE_EVEN_ODD);
  cairo_new_sub_path(pen.context());
  pen.polygon(shape.inset(distances(lanes, from)));
  cairo_new_sub_path(pen.context());
  pen.polygon(shape.inset(distances(lanes, to))).fill(colour);
}

}  // namespace

void visit_borders(const Scenario& scenario, const HexWindow& window,
                   const std::function<void(const BorderHex&)>& visit) {
  std::unordered_map<Hex, Lanes> used;
  int number = 0;
  for (const auto& entry : scenario.areas) {
    const Area& area = entry.second;
    NeighbourFinder finder(area.cells, scenario.topology, itself);
    visit_window(area.cells, window, itself, [&](Hex h) {
      BorderHex border{h, number, is_frame(area), {}};
      for (const Direction d : all_directions) {
        if (finder.find(h, d)) continue;
        const auto side = static_cast<std::size_t>(index(d));
        std::uint8_t& lane = used[h][side];
        if (lane < most_lanes) ++lane;
        border.lanes[side] = lane;
      }
      if (border.lanes != Lanes{}) visit(border);
    });
    ++number;
  }
}

void draw_area_border(Pen& pen, const HexShape& shape, const BorderHex& border) {
  if (border.frame)
    return fill_between(pen, shape, border.lanes, 0.01, 0.045, with_alpha(palette::frame, 0.55));
  const Colour colour = palette::area(border.area);
  const double line = pen.at_least(line_width, 1);
  fill_between(pen, shape, border.lanes, 0, lane_width, with_alpha(colour, 0.35));
  fill_between(pen, shape, border.lanes, 0, line, colour);
}

}  // namespace hexwright
