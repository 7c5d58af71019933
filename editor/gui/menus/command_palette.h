#pragma once

#include <vector>

#include <wx/string.h>

class wxFrame;

namespace hexwright::gui {

/// A line of a window's menus that can be chosen.
struct MenuCommand {
  int id = 0;
  wxString name;  ///< after its menus: "Tools: Brush: Line"
  wxString keys;  ///< that do the same, as people read them; empty for none
  wxString help;
  bool enabled = true;
  bool checked = false;
};

/// All of them as they are now, in the order of the menus.
std::vector<MenuCommand> commands_of(wxFrame& window);

/// Every command of the window's menus in a list to search; runs the one that is chosen.
void choose_command(wxFrame& window);

}  // namespace hexwright::gui
