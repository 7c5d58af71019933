#include "io/render/board/hex_window.h"

#include <cmath>

namespace hexwright {
namespace {

// Beyond every coordinate that a board may have, and small enough to compute with.
constexpr double farthest = 1e6;

int whole(double value) { return static_cast<int>(std::clamp(value, -farthest, farthest)); }

}  // namespace

HexWindow::HexWindow(const BoardView& view, const PixelRect& rect, Point shift) {
  const Point a = view.to_point({static_cast<double>(rect.x), static_cast<double>(rect.y)});
  const Point b =
      view.to_point({static_cast<double>(rect.x + rect.width), static_cast<double>(rect.y + rect.height)});
  // Half a hex because it reaches so far from its centre, and one more to spare.
  const double spare_x = 1.5 * hex_width;
  const double spare_y = 1.5 * hex_height;
  left_ = std::min(a.x, b.x) - spare_x - shift.x;
  right_ = std::max(a.x, b.x) + spare_x - shift.x;
  first_row_ = whole(std::floor((std::min(a.y, b.y) - spare_y - shift.y) / 1.5));
  last_row_ = whole(std::ceil((std::max(a.y, b.y) + spare_y - shift.y) / 1.5));
}

int HexWindow::first_in(int row) const { return whole(std::floor(left_ / hex_width - row / 2.0)); }
int HexWindow::last_in(int row) const { return whole(std::ceil(right_ / hex_width - row / 2.0)); }

}  // namespace hexwright
