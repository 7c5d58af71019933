#pragma once

class wxWindow;

namespace hexwright::gui {

/// Drop-down lists within tell like all other controls (by wxEVT_CHILD_FOCUS) when they get the keyboard, so
/// that what scrolls brings them into sight. By itself the toolkit is silent: not the list has the keyboard
/// but a button that it is made of.
void tell_focus_of_choices(wxWindow& root);

}  // namespace hexwright::gui
