#pragma once

#include <span>

#include "editor/gui/frame/editor_context.h"
#include "io/render/view.h"
#include "model/board/hex.h"

using cairo_t = struct _cairo;

namespace hexwright::gui {

// Hexes that stay as they are when boards are dealt. To lock and to unlock them is one undo step each, or
// refused in words.

/// The selected hexes stay as they are when boards are dealt.
void lock_selection(EditorContext& context);
/// The selected hexes may move again; without a selection all.
void unlock_selection(EditorContext& context);

/// A padlock in the upper right of each hex: it stays as it is when boards are dealt.
void draw_locks(cairo_t* cairo, std::span<const Hex> hexes, const BoardView& view, double pixel);

}  // namespace hexwright::gui
