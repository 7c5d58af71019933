#include <memory>

#include <wx/menu.h>
#include <wx/toolbar.h>

#include "editor/gui/controls/bitmaps.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/files/files.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/menus/menu_items.h"

namespace hexwright::gui {
namespace {

using AnyItem = MenuItemOf<wxFrame>;

constexpr int first_id = wxID_HIGHEST + 1000;

wxString tooltip(const AnyItem& item) {
  const wxString label = wxControl::RemoveMnemonics(item.label);
  return item.key.empty() ? label : label + " (" + item.key + ")";
}

wxMenu& menu_for(const AnyItem& item, wxMenu& menu) {
  if (item.submenu.empty()) return menu;
  if (const int found = menu.FindItem(item.submenu); found != wxNOT_FOUND)
    return *menu.FindItem(found)->GetSubMenu();
  return *menu.AppendSubMenu(new wxMenu, item.submenu)->GetSubMenu();
}

void append(const AnyItem& item, int id, wxMenu& menu, wxToolBar& toolbar) {
  wxMenu& target = menu_for(item, menu);
  if (item.label.empty()) {
    target.AppendSeparator();
    if (toolbar.GetToolsCount() > 0) toolbar.AddSeparator();
    return;
  }
  const wxString label = item.key.empty() ? item.label : item.label + "\t" + item.key;
  const wxItemKind kind = item.is_choice ? wxITEM_RADIO : item.checked ? wxITEM_CHECK : wxITEM_NORMAL;
  wxMenuItem* line = target.Append(id, label, item.help, kind);
  if (wxAcceleratorEntry other; !item.other_key.empty() && other.FromString(item.other_key))
    line->AddExtraAccel(other);
  if (item.icon.empty()) return;
  toolbar.AddTool(id, wxControl::RemoveMnemonics(item.label), icon(item.icon), tooltip(item), kind);
}

void bind(wxFrame& frame, const AnyItem& item, int id) {
  frame.Bind(
      wxEVT_MENU, [&frame, run = item.run](wxCommandEvent&) { run(frame); }, id);
  if (!item.enabled && !item.checked) return;
  const auto update = [&frame, item](wxUpdateUIEvent& event) {
    if (item.enabled) event.Enable(item.enabled(frame));
    // The toolkit takes the mark off the others of a choice by itself, and off none alone.
    if (item.checked && (!item.is_choice || item.checked(frame))) event.Check(item.checked(frame));
  };
  frame.Bind(wxEVT_UPDATE_UI, update, id);
}

// Separators of the menus that are left over between groups without buttons would double.
void tidy(wxToolBar& toolbar) {
  bool after_separator = true;
  for (int at = static_cast<int>(toolbar.GetToolsCount()) - 1; at >= 0; --at) {
    const bool separator = toolbar.GetToolByPos(at)->IsSeparator();
    if (separator && after_separator) toolbar.DeleteToolByPos(static_cast<std::size_t>(at));
    after_separator = separator;
  }
}

}  // namespace

void install_menus(wxFrame& window, const std::vector<MenuOf<wxFrame>>& menus) {
  auto* toolbar = window.CreateToolBar(wxTB_HORIZONTAL | wxTB_FLAT);
  auto bar = std::make_unique<wxMenuBar>();
  int id = first_id;
  std::vector<std::pair<int, std::string_view>> drawn;  // the buttons and their icons
  for (const MenuOf<wxFrame>& menu : menus) {
    auto made = std::make_unique<wxMenu>();
    for (const AnyItem& item : menu.items) {
      append(item, id, *made, *toolbar);
      if (!item.icon.empty()) drawn.emplace_back(id, item.icon);
      if (!item.label.empty()) bind(window, item, id);
      ++id;
    }
    if (toolbar->GetToolsCount() > 0) toolbar->AddSeparator();
    bar->Append(made.release(), menu.title);
  }
  tidy(*toolbar);
  toolbar->Realize();
  on_new_colours(window, [toolbar, drawn] {
    for (const auto& [tool, name] : drawn) toolbar->SetToolNormalBitmap(tool, icon(name));
  });
  window.SetMenuBar(bar.release());
  // Windows number their commands alike: what one does not answer, the window that it belongs to would.
  window.SetExtraStyle(window.GetExtraStyle() | wxWS_EX_BLOCK_EVENTS);
}

void install(Frame& frame) {
  install_menus(frame,
                {for_any(file_menu()), for_any(edit_menu()), for_any(view_menu()), for_any(tools_menu()),
                 for_any(map_menu()), for_any(play_menu()), for_any(help_menu())});
  add_recent_menu(frame, *frame.GetMenuBar()->GetMenu(0), 3);
}

}  // namespace hexwright::gui
