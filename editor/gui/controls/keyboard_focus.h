#pragma once

class wxTopLevelWindow;
class wxWindow;

namespace hexwright::gui {

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

}  // namespace hexwright::gui
