#pragma once

#include <wx/event.h>
#include <wx/gdicmn.h>

namespace hexwright::gui {

class Frame;

/// What can be done with the hex, harbor or intersection at the canvas's target; `place` in the canvas.
void show_context_menu(Frame& frame, const wxPoint& place);

/// A tool's letter, delete, and the letters that turn and mirror; false when the key means none of them.
bool take_tool_by_key(Frame& frame, const wxKeyEvent& event);

}  // namespace hexwright::gui
