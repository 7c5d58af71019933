#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include <wx/frame.h>
#include <wx/string.h>

namespace hexwright::gui {

class Frame;

/// One command of a kind of window: a line in a menu, maybe a button of the toolbar.
template <class Window>
struct MenuItemOf {
  wxString label{};         ///< with its mnemonic; empty: a separator
  wxString key{};           ///< the accelerator, "Ctrl+Z"
  wxString help{};          ///< a sentence for the status bar and for tooltips
  std::string_view icon{};  ///< when it is on the toolbar, too
  wxString submenu{};       ///< the submenu that it belongs to; empty for none
  std::function<void(Window&)> run{};
  std::function<bool(const Window&)> enabled{};  ///< none: always
  std::function<bool(const Window&)> checked{};  ///< set: it is shown with a check mark
  bool is_choice = false;                        ///< of it and those beside it one is checked, always
  wxString other_key{};                          ///< does the same, and is not shown
};

template <class Window>
struct MenuOf {
  wxString title;
  std::vector<MenuItemOf<Window>> items;
};

using MenuItem = MenuItemOf<Frame>;
using MenuItems = std::vector<MenuItem>;
using Menu = MenuOf<Frame>;

/// The lines of the View menu for what is shown above the map.
MenuItems analysis_items();

Menu file_menu();
Menu edit_menu();
Menu view_menu();
Menu tools_menu();
Menu map_menu();
Menu play_menu();
Menu help_menu();

/// Gives the editor's window its menus and its toolbar, and has it run the commands that are chosen there.
void install(Frame& frame);
/// The same for any window.
void install_menus(wxFrame& window, const std::vector<MenuOf<wxFrame>>& menus);

/// The menu as windows of this kind run it.
template <class Window>
MenuOf<wxFrame> for_any(const MenuOf<Window>& menu) {
  MenuOf<wxFrame> result{menu.title, {}};
  for (const MenuItemOf<Window>& item : menu.items) {
    MenuItemOf<wxFrame> plain{.label = item.label,
                              .key = item.key,
                              .help = item.help,
                              .icon = item.icon,
                              .submenu = item.submenu,
                              .is_choice = item.is_choice,
                              .other_key = item.other_key};
    plain.run = [run = item.run](wxFrame& window) { run(static_cast<Window&>(window)); };
    const auto ask = [](const std::function<bool(const Window&)>& question) {
      return [question](const wxFrame& window) { return question(static_cast<const Window&>(window)); };
    };
    if (item.enabled) plain.enabled = ask(item.enabled);
    if (item.checked) plain.checked = ask(item.checked);
    result.items.push_back(std::move(plain));
  }
  return result;
}

}  // namespace hexwright::gui
