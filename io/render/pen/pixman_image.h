#pragma once

#include <memory>
#include <pixman.h>

#include "io/render/pen/cairo_handle.h"

namespace hexwright {

struct PixmanFree {
  void operator()(pixman_image_t* image) const { pixman_image_unref(image); }
};
/// The pixels of a picture of Cairo's as its own library of pixels sees them.
using PixmanImage = std::unique_ptr<pixman_image_t, PixmanFree>;

/// None when the surface is no picture in memory.
PixmanImage pixman_image_of(cairo_surface_t* surface);

}  // namespace hexwright
