#include <memory>

#include <wx/menu.h>
#include <wx/toolbar.h>

#include "gui/frame.h"
#include "gui/icons.h"
#include "gui/items.h"
#include "gui/recent_menu.h"

namespace hexwright::gui {
namespace {

constexpr int first_id = wxID_HIGHEST + 1000;

wxString tooltip(const Item& item) {
  const wxString label = wxControl::RemoveMnemonics(item.label);
  return item.key.empty() ? label : label + " (" + item.key + ")";
}

wxMenu& menu_for(const Item& item, wxMenu& menu) {
  if (item.submenu.empty()) return menu;
  if (const int found = menu.FindItem(item.submenu); found != wxNOT_FOUND)
    return *menu.FindItem(found)->GetSubMenu();
  return *menu.AppendSubMenu(new wxMenu, item.submenu)->GetSubMenu();
}

void append(const Item& item, int id, wxMenu& menu, wxToolBar& toolbar) {
  wxMenu& target = menu_for(item, menu);
  if (item.label.empty()) {
    target.AppendSeparator();
    if (toolbar.GetToolsCount() > 0) toolbar.AddSeparator();
    return;
  }
  const wxString label = item.key.empty() ? item.label : item.label + "\t" + item.key;
  target.Append(id, label, item.help, item.checked ? wxITEM_CHECK : wxITEM_NORMAL);
  if (item.icon.empty()) return;
  toolbar.AddTool(id, wxControl::RemoveMnemonics(item.label), icon(item.icon), tooltip(item),
                  item.checked ? wxITEM_CHECK : wxITEM_NORMAL);
}

void bind(Frame& frame, const Item& item, int id) {
  frame.Bind(
      wxEVT_MENU, [&frame, run = item.run](wxCommandEvent&) { run(frame); }, id);
  if (!item.enabled && !item.checked) return;
  const auto update = [&frame, item](wxUpdateUIEvent& event) {
    if (item.enabled) event.Enable(item.enabled(frame));
    if (item.checked) event.Check(item.checked(frame));
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

void install(Frame& frame) {
  auto* toolbar = frame.CreateToolBar(wxTB_HORIZONTAL | wxTB_FLAT);
  auto bar = std::make_unique<wxMenuBar>();
  int id = first_id;
  for (const Menu& menu : {file_menu(), edit_menu(), view_menu(), tools_menu(), map_menu(), help_menu()}) {
    auto made = std::make_unique<wxMenu>();
    for (const Item& item : menu.items) {
      append(item, id, *made, *toolbar);
      if (!item.label.empty()) bind(frame, item, id);
      ++id;
    }
    if (toolbar->GetToolsCount() > 0) toolbar->AddSeparator();
    bar->Append(made.release(), menu.title);
  }
  tidy(*toolbar);
  toolbar->Realize();
  add_recent_menu(frame, *bar->GetMenu(0), 3);
  frame.SetMenuBar(bar.release());
}

}  // namespace hexwright::gui
