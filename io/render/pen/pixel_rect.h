#pragma once

#include <algorithm>

namespace hexwright {

/// A rectangle of pixels.
struct PixelRect {
  int x = 0, y = 0, width = 0, height = 0;
  constexpr bool empty() const { return width <= 0 || height <= 0; }
  friend constexpr bool operator==(const PixelRect&, const PixelRect&) = default;
};

constexpr PixelRect common(const PixelRect& a, const PixelRect& b) {
  const int x = std::max(a.x, b.x);
  const int y = std::max(a.y, b.y);
  return {x, y, std::min(a.x + a.width, b.x + b.width) - x, std::min(a.y + a.height, b.y + b.height) - y};
}

/// The smallest rectangle around both; an empty one does not count.
constexpr PixelRect around(const PixelRect& a, const PixelRect& b) {
  if (a.empty()) return b;
  if (b.empty()) return a;
  const int x = std::min(a.x, b.x);
  const int y = std::min(a.y, b.y);
  return {x, y, std::max(a.x + a.width, b.x + b.width) - x, std::max(a.y + a.height, b.y + b.height) - y};
}

}  // namespace hexwright
