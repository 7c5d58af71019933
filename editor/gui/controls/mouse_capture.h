#pragma once

class wxWindow;

namespace hexwright::gui {

/// While a button is down the mouse is with this window, wherever the pointer is. Another window that had it
/// loses it: the toolkit would give it back later, to a window that does not know of the button any more.
void capture_mouse(wxWindow& window);
/// If it has it.
void release_mouse(wxWindow& window);
/// The window that has it, if any, loses it, and hears of that (wxEVT_MOUSE_CAPTURE_LOST): another window of
/// the program or of others comes to the front.
void lose_captured_mouse();

}  // namespace hexwright::gui
