#include <filesystem>

#include <wx/intl.h>
#include <wx/menu.h>

#include "editor/gui/app/app.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/files/files.h"
#include "editor/gui/frame/frame.h"

namespace hexwright::gui {
namespace {

constexpr int first_recent = wxID_HIGHEST + 500;

void list_recent(wxMenu& menu) {
  while (menu.GetMenuItemCount() > 0) menu.Destroy(menu.FindItemByPosition(0));
  int id = first_recent;
  for (const std::filesystem::path& file : app().settings().recent_files)
    menu.Append(id++, wxControl::EscapeMnemonics(shown(file.string())));
  if (id == first_recent) menu.Append(id, _("Nothing yet"))->Enable(false);
}

}  // namespace

void add_recent_menu(Frame& frame, wxMenu& file_menu, int position) {
  auto* recent = new wxMenu;
  list_recent(*recent);
  file_menu.Insert(static_cast<std::size_t>(position), wxID_ANY, _("Open &Recent"), recent);
  frame.Bind(wxEVT_MENU_OPEN, [recent, &file_menu](wxMenuEvent& event) {
    if (event.GetMenu() == &file_menu) list_recent(*recent);
    event.Skip();
  });
  const auto open = [&frame](wxCommandEvent& event) {
    const auto& files = app().settings().recent_files;
    const auto at = static_cast<std::size_t>(event.GetId() - first_recent);
    if (at < files.size()) open_file(&frame, std::filesystem::path(files[at]));
  };
  frame.Bind(wxEVT_MENU, open, first_recent, first_recent + static_cast<int>(Settings::most_recent) - 1);
}

}  // namespace hexwright::gui
