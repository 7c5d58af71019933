#include "editor/gui/canvas/viewport.h"

#include <algorithm>
#include <cmath>

namespace hexwright::gui {

void Viewport::resize(int width, int height) {
  width_ = std::max(1, width);
  height_ = std::max(1, height);
}

void Viewport::fit(const Scenario& scenario, const DrawOptions& options, double largest_scale) {
  constexpr double margin = 24;
  view_ = hexwright::fit(scenario, width_, height_, margin, options);
  const double limit = std::clamp(largest_scale, smallest, largest);
  const double factor = std::clamp(view_.scale, smallest, limit) / view_.scale;
  const Spot middle{width_ / 2.0, height_ / 2.0};
  view_.scale *= factor;
  view_.origin = {std::round(middle.x + (view_.origin.x - middle.x) * factor),
                  std::round(middle.y + (view_.origin.y - middle.y) * factor)};
}

bool Viewport::zoom(double factor, Spot about) {
  const double scale = std::clamp(view_.scale * factor, smallest, largest);
  if (scale == view_.scale) return false;
  const double real = scale / view_.scale;
  view_.origin = {std::round(about.x + (view_.origin.x - about.x) * real),
                  std::round(about.y + (view_.origin.y - about.y) * real)};
  view_.scale = scale;
  return true;
}

void Viewport::pan(int dx, int dy) {
  view_.origin.x += dx;
  view_.origin.y += dy;
}

void Viewport::turn(bool quarter_turned) { view_.quarter_turned = quarter_turned; }

Spot Viewport::to_reveal(std::span<const Hex> hexes) const {
  if (hexes.empty()) return {};
  Spot low = centre_of(hexes.front()), high = low;
  for (const Hex hex : hexes) {
    const Spot spot = centre_of(hex);
    low = {std::min(low.x, spot.x), std::min(low.y, spot.y)};
    high = {std::max(high.x, spot.x), std::max(high.y, spot.y)};
  }
  const auto shift = [margin = 1.2 * view_.scale](double from, double to, double size) {
    if (to - from + 2 * margin > size) return size / 2 - (from + to) / 2;
    if (from < margin) return margin - from;
    if (to > size - margin) return size - margin - to;
    return 0.0;
  };
  return {std::round(shift(low.x, high.x, width_)), std::round(shift(low.y, high.y, height_))};
}

Spot Viewport::centre_of(Hex hex) const { return view_.to_spot(centre(hex)); }

}  // namespace hexwright::gui
