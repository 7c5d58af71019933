#include <algorithm>
#include <limits>

#include "io/render/pen/bounds.h"

namespace hexwright {

Bounds bounds_of(const Scenario& scenario, const DrawOptions& options) {
  if (scenario.cells.empty()) return {};
  constexpr double far = std::numeric_limits<double>::max();
  Bounds b{far, far, -far, -far};
  for (const auto& [hex, cell] : scenario.cells) {
    const Point c = centre(hex);
    b.left = std::min(b.left, c.x - hex_width / 2);
    b.right = std::max(b.right, c.x + hex_width / 2);
    b.top = std::min(b.top, c.y - hex_height / 2);
    b.bottom = std::max(b.bottom, c.y + hex_height / 2);
  }
  if (scenario.topology.kind() == Topology::Kind::Flat) return b;
  const Seam seam(scenario.topology);
  const Bounds round = seam.shown(options.ghosts);
  if (seam.east_west()) return {round.left, b.top, round.right, b.bottom};
  return {b.left, round.top, b.right, round.bottom};
}

BoardView fit(const Scenario& scenario, double width, double height, double margin,
              const DrawOptions& options) {
  BoardView view;
  view.quarter_turned = scenario.details.quarter_turned;
  const Bounds b = bounds_of(scenario, options);
  const double across = view.quarter_turned ? b.bottom - b.top : b.right - b.left;
  const double down = view.quarter_turned ? b.right - b.left : b.bottom - b.top;
  if (across > 0) {
    constexpr double least_scale = 0.01;
    view.scale =
        std::max({least_scale, std::min((width - 2 * margin) / across, (height - 2 * margin) / down)});
  }
  const Spot middle = view.to_spot({(b.left + b.right) / 2, (b.top + b.bottom) / 2});
  view.origin = {width / 2 - middle.x, height / 2 - middle.y};
  return view;
}

}  // namespace hexwright
