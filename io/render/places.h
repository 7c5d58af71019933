#pragma once

#include <cairo.h>

#include "io/render/board/seam.h"
#include "io/render/view.h"

namespace hexwright {

/// Draws above a board, wherever its places show: on a joined board at both edges too, and not beyond them.
template <class Draw>
void on_board(cairo_t* cairo, const Topology& topology, const BoardView& view, bool ghosts, Draw draw) {
  cairo_save(cairo);
  if (topology.kind() != Topology::Kind::Flat) {
    const Bounds shown = Seam(topology).shown(ghosts);
    const Spot a = view.to_spot({shown.left, shown.top}), b = view.to_spot({shown.right, shown.bottom});
    cairo_rectangle(cairo, a.x, a.y, b.x - a.x, b.y - a.y);
    cairo_clip(cairo);
  }
  for (const Point shift : copies(topology)) {
    BoardView copy = view;
    copy.origin = view.to_spot(shift);
    draw(copy);
  }
  cairo_restore(cairo);
}

}  // namespace hexwright
