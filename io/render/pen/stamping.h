#pragma once

#include <memory>

#include "io/render/pen/sprites.h"

namespace hexwright {

/// Places sprites one after another. In a picture in memory their pixels are copied straight there: Cairo
/// comes to the same, but takes longer to think about a sprite than to place it.
class Stamping {
 public:
  /// Within the clip and at the shift that the target has now. Until the end of the stamping nothing else is
  /// to be drawn there.
  explicit Stamping(cairo_t* target);

  void put(const Sprite& sprite, Spot origin);

 private:
  struct MarkDirty {
    void operator()(cairo_surface_t* surface) const { cairo_surface_mark_dirty(surface); }
  };

  cairo_t* target_;
  std::unique_ptr<cairo_surface_t, MarkDirty> stamped_;
  PixmanImage pixels_;  ///< none when only Cairo can draw there
  int x_ = 0, y_ = 0;   ///< from the target's coordinates to its pixels
};

}  // namespace hexwright
