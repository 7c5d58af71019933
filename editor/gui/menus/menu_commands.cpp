#include "editor/gui/menus/menu_commands.h"

#include <memory>

#include <wx/accel.h>
#include <wx/frame.h>
#include <wx/menu.h>

namespace hexwright::gui {
namespace {

constexpr wchar_t before_letter = L'\u2003';  // labels of tools have it before their letter, "(B)"

wxString keys_of(const wxMenuItem& line, const wxString& letter) {
  const std::unique_ptr<wxAcceleratorEntry> key(line.GetAccel());
  const wxString written = key ? key->ToString() : wxString();
  return letter.empty() || written.empty() ? letter + written : letter + ", " + written;
}

MenuCommand command(const wxMenuItem& line, const wxString& menus) {
  const wxString label = line.GetItemLabelText();
  wxString letter = label.AfterFirst(before_letter);
  letter.Replace("(", "");
  letter.Replace(")", "");
  return {.id = line.GetId(),
          .name = menus + label.BeforeFirst(before_letter),
          .keys = keys_of(line, letter),
          .help = line.GetHelp(),
          .enabled = line.IsEnabled(),
          .checked = line.IsCheckable() && line.IsChecked()};
}

void add(const wxMenu& menu, const wxString& menus, std::vector<MenuCommand>& commands) {
  for (const wxMenuItem* line : menu.GetMenuItems()) {
    if (line->IsSubMenu())
      add(*line->GetSubMenu(), menus + line->GetItemLabelText() + ": ", commands);
    else if (!line->IsSeparator())
      commands.push_back(command(*line, menus));
  }
}

// As if it were pulled down: it lists recent files, and what cannot be chosen now is grey.
void bring_up_to_date(wxFrame& window, wxMenu& menu) {
  for (const wxEventType type : {wxEVT_MENU_OPEN, wxEVT_MENU_CLOSE}) {
    wxMenuEvent event(type, 0, &menu);
    window.ProcessWindowEvent(event);
  }
  menu.UpdateUI(window.GetEventHandler());
}

}  // namespace

std::vector<MenuCommand> commands_of(wxFrame& window) {
  std::vector<MenuCommand> commands;
  const wxMenuBar& bar = *window.GetMenuBar();
  for (std::size_t at = 0; at < bar.GetMenuCount(); ++at) {
    wxMenu& menu = *bar.GetMenu(at);
    bring_up_to_date(window, menu);
    add(menu, bar.GetMenuLabelText(at) + ": ", commands);
  }
  return commands;
}

}  // namespace hexwright::gui
