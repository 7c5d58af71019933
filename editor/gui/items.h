#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include <wx/string.h>

class wxMenuBar;

namespace hexwright::gui {

class Frame;

/// One command of the window: a line in a menu, maybe a button of the toolbar.
struct Item {
  wxString label = {};         ///< with its mnemonic; empty: a separator
  wxString key = {};           ///< the accelerator, "Ctrl+Z"
  wxString help = {};          ///< a sentence for the status bar and for tooltips
  std::string_view icon = {};  ///< when it is on the toolbar, too
  wxString submenu = {};       ///< the submenu that it belongs to; empty for none
  std::function<void(Frame&)> run = {};
  std::function<bool(const Frame&)> enabled = {};  ///< none: always
  std::function<bool(const Frame&)> checked = {};  ///< set: it is shown with a check mark
};
using Items = std::vector<Item>;

struct Menu {
  wxString title;
  Items items;
};

/// The lines of the View menu for what is shown above the map.
Items analysis_items();

Menu file_menu();
Menu edit_menu();
Menu view_menu();
Menu tools_menu();
Menu map_menu();
Menu help_menu();

/// Gives the window its menus and its toolbar, and has it run the commands that are chosen there.
void install(Frame& frame);

}  // namespace hexwright::gui
