#pragma once

#include "editor/gui/frame/editor_context.h"

namespace hexwright::gui {

// Each is one undo step, or refused in words.

/// The selected hexes stay as they are when boards are dealt.
void lock_selection(EditorContext& context);
/// The selected hexes may move again; without a selection all.
void unlock_selection(EditorContext& context);

}  // namespace hexwright::gui
