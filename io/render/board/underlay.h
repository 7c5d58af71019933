#pragma once

#include <memory>

#include "io/render/view.h"

using cairo_t = struct _cairo;
using cairo_surface_t = struct _cairo_surface;

namespace hexwright {

/// A picture under the board, to trace. It stands upright, however the board is turned.
struct Underlay {
  std::shared_ptr<cairo_surface_t> picture;  ///< in memory
  Point centre{};                            ///< in the plane of the board
  double width = 1;                          ///< in the plane, too; the height follows
  double opacity = 1;                        ///< of the picture
  double hexes = 1;                          ///< opacity of the board above it
  friend bool operator==(const Underlay&, const Underlay&) = default;
};

void draw(cairo_t* cairo, const Underlay& underlay, const BoardView& view);

}  // namespace hexwright
