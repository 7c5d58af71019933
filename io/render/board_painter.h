#pragma once

#include "render/hex_window.h"
#include "render/names.h"
#include "render/render.h"
#include "render/sprites.h"
#include "render/tile.h"

namespace hexwright {

/// Puts the board together from sprites: the one drawing for screen and files.
class BoardPainter {
 public:
  BoardPainter(Sprites::Kind kind, const View& view, const DrawOptions& options, Detail detail);

  const View& view() const { return view_; }
  /// Moves the view by whole pixels; sprites stay.
  void move(int dx, int dy);
  const DrawOptions& options() const { return options_; }

  /// Everything that shows in the rectangle. The target is clipped to it; the background is the caller's.
  void paint(cairo_t* target, const Scenario& scenario, const PixelRect& rect);

 private:
  const Sprite& tile(const Scenario& scenario, const Cell& cell, Sides beaches);
  const Sprite* token(const Cell& cell);
  void paint_cells(cairo_t* target, const Scenario& scenario, const HexWindow& window);

  View view_;
  DrawOptions options_;
  TileStyle style_;
  Sprites sprites_;
  Names names_;
};

}  // namespace hexwright
