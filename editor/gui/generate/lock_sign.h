#pragma once

#include <span>

#include "io/render/view.h"
#include "model/board/hex.h"

using cairo_t = struct _cairo;

namespace hexwright::gui {

/// A padlock in the upper right of each hex: it stays as it is when boards are dealt.
void draw_locks(cairo_t* cairo, std::span<const Hex> hexes, const BoardView& view, double pixel);

}  // namespace hexwright::gui
