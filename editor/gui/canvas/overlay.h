#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "editor/core/editing/clipboard.h"
#include "editor/core/editing/tool.h"
#include "io/render/board/board_image.h"
#include "io/render/board/heat.h"
#include "model/board/outline.h"
#include "model/board/topology.h"
#include "model/findings/finding.h"

using cairo_t = struct _cairo;

namespace hexwright::gui {

/// What a canvas draws above the board.
struct Overlay {
  struct Mark {
    Point at;
    Severity severity = Severity::Error;
  };

  void show(Preview next);

  Preview preview;
  /// Around the hexes of the preview, where they are meant as one: rings in each would hide what is held.
  std::vector<Region> preview_outline;
  std::vector<Region> selection;
  std::optional<Path> selected_harbor;
  std::vector<Mark> marks;       ///< where findings are
  std::vector<Hex> highlight;    ///< the place somebody jumped to
  std::vector<Hex> pointed;      ///< what a panel tells of
  std::vector<Hex> locked;       ///< stays as it is when boards are dealt
  std::vector<Hex> found;        ///< what has the words that were searched for
  std::optional<Hex> found_now;  ///< the one of them that was gone to
  std::optional<Hex> cursor;     ///< of the keyboard
  /// What analysis and playtests show, from below to the top.
  std::vector<std::shared_ptr<const Heat>> heats;
  Heat marked;                 ///< what a panel tells of, as marks
  Heat odds;                   ///< what face-down hexes may turn out as
  std::vector<Region> sample;  ///< what a sample deal turned up
};

/// Draws it, on a board whose edges join wherever the board is seen once more; `pixel` is the size of a
/// logical pixel in device pixels, for line widths.
void draw(cairo_t* cairo, const Overlay& overlay, const Topology& topology, const BoardView& view,
          double pixel);

/// The view itself, and on a board whose edges join the views of the rounds beside it.
std::vector<BoardView> views_of_copies(const Topology& topology, const BoardView& view);

/// What a preview covers on the screen, in device pixels.
PixelRect bounds(const Preview& preview, const BoardView& view, double pixel);
PixelRect bounds(std::span<const Hex> hexes, const BoardView& view, double pixel);
PixelRect united(const PixelRect& a, const PixelRect& b);

}  // namespace hexwright::gui
