#include <memory>
#include <utility>

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

/// The buttons of a toolbar, with a separator between groups that have some.
class Buttons {
 public:
  explicit Buttons(wxToolBar& bar) : bar_(bar) {}

  void end_group() { ends_group_ = bar_.GetToolsCount() > 0; }
  void add(const AnyItem& item, int id, wxItemKind kind) {
    if (std::exchange(ends_group_, false)) bar_.AddSeparator();
    bar_.AddTool(id, wxControl::RemoveMnemonics(item.label), icon(item.icon), tooltip(item), kind);
  }

 private:
  wxToolBar& bar_;
  bool ends_group_ = false;
};

void append(const AnyItem& item, int id, wxMenu& menu, Buttons& buttons) {
  wxMenu& target = menu_for(item, menu);
  if (item.label.empty()) {
    target.AppendSeparator();
    buttons.end_group();
    return;
  }
  const wxString label = item.key.empty() ? item.label : item.label + "\t" + item.key;
  const wxItemKind kind = item.is_choice ? wxITEM_RADIO : item.checked ? wxITEM_CHECK : wxITEM_NORMAL;
  wxMenuItem* line = target.Append(id, label, item.help, kind);
  if (wxAcceleratorEntry other; !item.other_key.empty() && other.FromString(item.other_key))
    line->AddExtraAccel(other);
  if (!item.icon.empty()) buttons.add(item, id, kind);
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

}  // namespace

void install_menus(wxFrame& window, const std::vector<MenuOf<wxFrame>>& menus) {
  auto* toolbar = window.CreateToolBar(wxTB_HORIZONTAL | wxTB_FLAT);
  Buttons buttons(*toolbar);
  auto bar = std::make_unique<wxMenuBar>();
  int id = first_id;
  std::vector<std::pair<int, std::string_view>> drawn;  // the buttons and their icons
  for (const MenuOf<wxFrame>& menu : menus) {
    auto made = std::make_unique<wxMenu>();
    for (const AnyItem& item : menu.items) {
      append(item, id, *made, buttons);
      if (!item.icon.empty()) drawn.emplace_back(id, item.icon);
      if (!item.label.empty()) bind(window, item, id);
      ++id;
    }
    buttons.end_group();
    bar->Append(made.release(), menu.title);
  }
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
