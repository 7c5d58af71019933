#pragma once

class wxKeyEvent;
class wxMenu;
class wxTopLevelWindow;
class wxWindow;

namespace hexwright::gui {

/// What a key means on any keyboard: the character that it types, letters in upper case; where a layout has
/// no Latin letters (Cyrillic, Greek), the letter at that place of an American keyboard. What types nothing
/// has the toolkit's code (WXK_LEFT ...), and dead keys mean nothing: WXK_NONE.
int meant_key(const wxKeyEvent& event);

/// While a click is dealt with: what gets the keyboard by it is in sight, and has to stay under the pointer.
bool is_clicking();

/// It or a part of it has the keyboard: also a drop-down list, of which the toolkit does not say so.
bool holds_keyboard(const wxWindow& control);

/// Drop-down lists within tell like all other controls (by wxEVT_CHILD_FOCUS) when they get the keyboard but
/// not by a click, so that what scrolls brings them into sight. By itself the toolkit is silent: not the list
/// has the keyboard but a button that it is made of.
void announce_focus_of_choices(wxWindow& root);

/// Where the control that has the keyboard goes away or is greyed, `map` gets it, so that letters go on
/// meaning tools or moves.
void keep_keyboard(wxTopLevelWindow& window, wxWindow& map);

/// Once the menu has popped up from this window, the keyboard begins at this line of it.
void begin_at_line(wxWindow& window, wxMenu& menu, int line);

/// While a button is down the mouse is with this window, wherever the pointer is. Another window that had it
/// loses it: the toolkit would give it back later, to a window that does not know of the button any more.
void capture_mouse(wxWindow& window);
/// If it has it.
void release_mouse(wxWindow& window);
/// The window that has it, if any, loses it, and hears of that (wxEVT_MOUSE_CAPTURE_LOST): another window of
/// the program or of others comes to the front.
void lose_captured_mouse();

}  // namespace hexwright::gui
