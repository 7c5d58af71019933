#pragma once

#include <memory>

#include "io/render/render.h"
#include "io/render/view.h"

using cairo_t = struct _cairo;

namespace hexwright {

/// Draws a piece of a map that is held above it, with the pictures that it will have there, half transparent.
/// It keeps the pictures for the next time.
class GhostPainter {
 public:
  GhostPainter();
  ~GhostPainter();
  GhostPainter(const GhostPainter&) = delete;
  GhostPainter& operator=(const GhostPainter&) = delete;

  /// `piece` is flat; on a joined board it shows at both edges. `hexes`: with the ground, else only what lies
  /// on it.
  void draw(cairo_t* cairo, const Scenario& piece, bool hexes, const Topology& board, const BoardView& view,
            const DrawOptions& options);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace hexwright
