#pragma once

class wxFrame;

namespace hexwright::gui {

/// Every command of the window's menus in a list to search; runs the one that is chosen.
void choose_command(wxFrame& window);

}  // namespace hexwright::gui
