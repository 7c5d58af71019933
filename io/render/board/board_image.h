#pragma once

#include <memory>
#include <optional>
#include <span>

#include "io/render/board/underlay.h"
#include "io/render/pen/colour.h"
#include "io/render/pen/pixel_rect.h"
#include "io/render/render.h"

namespace hexwright {

/// The board as an off-screen picture for a canvas: sprites for hexes and tokens, made once for each zoom,
/// placed at whole pixels; only what changed is drawn again. It knows no window: the canvas copies
/// `pixels()` to the screen and draws its overlays above.
class BoardImage {
 public:
  BoardImage();
  ~BoardImage();
  BoardImage(BoardImage&&) noexcept;
  BoardImage& operator=(BoardImage&&) noexcept;

  /// In device pixels. The contents are undefined until the next `redraw`.
  void resize(int width, int height);
  /// What lies behind the board, from the next `redraw` of everything on; `palette::backdrop` at first.
  void lay_on(const Colour& backdrop);
  /// A picture under the board, which shows through it, from the next `redraw` of everything on.
  void lay_over(std::optional<Underlay> underlay);
  /// Draws everything that the view shows.
  void redraw(const Scenario& scenario, const BoardView& view, const DrawOptions& options);
  /// Draws again what these hexes touch (their neighbours' borders and harbors included, and on a joined
  /// board what shows of them beyond the seam), with the view and options of the last full redraw. The
  /// rectangle to copy to the screen; empty when nothing is in sight.
  PixelRect redraw(const Scenario& scenario, std::span<const Hex> changed);
  /// Moves the picture by whole pixels and draws only what came into sight.
  void scroll(const Scenario& scenario, int dx, int dy);

  int width() const;
  int height() const;
  /// Rows of `stride()` bytes, a pixel is 4 bytes in native order xRGB (cairo's RGB24).
  const unsigned char* pixels() const;
  int stride() const;
  /// The cairo_surface_t, for a canvas that draws with Cairo itself.
  void* cairo_surface() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace hexwright
