#pragma once

#include <vector>

#include <wx/intl.h>

#include "editor/gui/dialogs/dialogs.h"
#include "editor/gui/help/guide_window.h"
#include "editor/gui/menus/command_palette.h"
#include "editor/gui/menus/menu_items.h"

namespace hexwright::gui {

/// The lines of the Help menu that every kind of window has; `keys` are those of this kind.
template <class Window>
std::vector<MenuItemOf<Window>> help_items(KeyLines (*keys)()) {
  return {{.label = _("&Guide"),
           .help = _("How to design, check, playtest and play a map"),
           .run = [](Window& window) { show_guide(&window, place_of(HelpTopic::Start)); }},
          {.label = _("&Help on This Part"),
           .key = "F1",
           .help = _("What the guide says about the part of the window that has the keyboard"),
           .run = [](Window& window) { show_help(window); }},
          {.label = _("&Find a Command…"),
           .key = "Ctrl+Shift+P",
           .help = _("Every command by its name, to be run at once"),
           .run = [](Window& window) { choose_command(window); }},
          {.label = _("&Keyboard Shortcuts"),
           .key = "Shift+F1",  // with Ctrl the toolkit shows the tooltip of what has the keyboard
           .help = _("What the keys and the mouse do"),
           .run = [keys](Window& window) { show_keys(&window, keys()); }}};
}

}  // namespace hexwright::gui
