#pragma once

class wxMenu;
class wxWindow;

namespace hexwright::gui {

/// Once the menu has popped up from this window, the keyboard begins at this line of it.
void begin_at_line(wxWindow& window, wxMenu& menu, int line);

}  // namespace hexwright::gui
