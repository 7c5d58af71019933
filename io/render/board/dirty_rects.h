#pragma once

#include <vector>

#include "io/render/pen/pixel_rect.h"

namespace hexwright {

/// Gathers rectangles to paint again, so that no pixel is painted twice.
class DirtyRects {
 public:
  explicit DirtyRects(const PixelRect& whole) : whole_(whole) {}

  /// The part of it inside the whole.
  void add(const PixelRect& rect);
  /// Rectangles that do not overlap and hold all that were added.
  const std::vector<PixelRect>& apart() const { return rects_; }

 private:
  PixelRect whole_;
  std::vector<PixelRect> rects_;
};

}  // namespace hexwright
