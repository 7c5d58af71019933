#include "editor/gui/menus/context_menu.h"

#include <cctype>

#include <wx/intl.h>
#include <wx/menu.h>

#include "editor/core/editing/face_down.h"
#include "editor/core/editing/frontiers.h"
#include "editor/core/editing/harbor_edges.h"
#include "editor/core/editing/properties.h"
#include "editor/core/editing/vocabulary.h"
#include "editor/gui/controls/keyboard_and_mouse.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/frame/edits.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/panels/properties_panel.h"

namespace hexwright::gui {
namespace {

// A name may have an &, which is no mnemonic.
wxString name_in_menu(const std::string& name) { return wxControl::EscapeMnemonics(shown(name)); }

class ContextMenu {
 public:
  explicit ContextMenu(Frame& frame)
      : frame_(frame), pointer_(frame.canvas().target_pointer()), scenario_(frame.context().scenario()) {
    const HexSet& selected = frame.context().bench().selection().hexes;
    hexes_ = selected.contains(pointer_.hex) ? selected : HexSet{pointer_.hex};
    add_layers();
    add_harbor();
    add_frontier();
    menu_.AppendSeparator();
    add_areas();
    add_markers();
    menu_.AppendSeparator();
    add_editing();
  }

  void pop_up(const wxPoint& place) { frame_.canvas().PopupMenu(&menu_, place); }

 private:
  void add(wxMenu& menu, const wxString& label, std::function<Command()> make, bool checked = false) {
    wxMenuItem* item = checked ? menu.AppendRadioItem(wxID_ANY, label) : menu.Append(wxID_ANY, label);
    if (checked) item->Check();
    menu.Bind(
        wxEVT_MENU, [this, make = std::move(make)](wxCommandEvent&) { frame_.context().perform(make()); },
        item->GetId());
  }

  void add_layers() {
    auto* terrains = new wxMenu;
    const Allowed allowed(scenario_.rules);
    for (const Terrain terrain : own::all_of<Terrain>(scenario_.own))
      if (allowed(terrain))
        add(*terrains, words(own::title(scenario_.own, terrain)),
            [this, terrain] { return set_terrain(face_up(scenario_, hexes_), terrain, scenario_.own); });
    for (const auto& [name, pool] : scenario_.terrain_pools)
      add(*terrains, wxString::Format(_("Drawn from %s"), name_in_menu(name)),
          [this, name = name] { return set_terrain(face_up(scenario_, hexes_), Drawn{name}); });
    menu_.AppendSubMenu(terrains, _("&Terrain"));
    auto* tokens = new wxMenu;
    for (int number = 2; number <= 12; ++number)
      if (is_legal_number(number))
        add(*tokens, wxString::Format("%d", number),
            [this, number] { return set_token(face_up(scenario_, hexes_), number); });
    for (const auto& [name, pool] : scenario_.token_pools)
      add(*tokens, wxString::Format(_("Drawn from %s"), name_in_menu(name)),
          [this, name = name] { return set_token(face_up(scenario_, hexes_), Drawn{name}); });
    add(*tokens, _("None"), [this] { return set_token(face_up(scenario_, hexes_), std::monostate()); });
    menu_.AppendSubMenu(tokens, _("&Number token"));
    if (scenario_.stacks.empty()) return;
    auto* fog = new wxMenu;
    for (const auto& [name, stack] : scenario_.stacks)
      add(*fog, wxString::Format(_("From %s"), name_in_menu(name)),
          [this, name = name] { return set_hidden(hexes_, name); });
    add(*fog, _("Face up"), [this] { return set_hidden(hexes_, ""); });
    menu_.AppendSubMenu(fog, _("&Face down"));
  }

  void add_harbor() {
    const std::optional<Path> at = harbor_at(scenario_, pointer_);
    if (!at) return;
    auto* kinds = new wxMenu;
    for (const HarborKind kind : own::all_of<HarborKind>(scenario_.own))
      add(*kinds, words(own::title(scenario_.own, kind)),
          [this, at, kind] { return set_harbor_kind(scenario_, *at, kind); });
    for (const auto& [name, pool] : scenario_.harbor_pools)
      add(*kinds, wxString::Format(_("Drawn from %s"), name_in_menu(name)),
          [this, at, name = name] { return set_harbor_kind(scenario_, *at, Drawn{name}); });
    menu_.AppendSubMenu(kinds, _("&Harbor"));
    add(menu_, _("T&urn the harbor"), [this, at] { return turn_harbor(scenario_, *at); });
    add(menu_, _("R&emove the harbor"), [at] { return remove_harbor(*at); });
  }

  void add_frontier() {
    const auto area = frontier_at(scenario_, pointer_);
    if (!area) return;
    add(menu_, _("Turn the &frontier area"), [this, area] { return turn_frontier(scenario_, area->path); });
    add(menu_, _("Rem&ove the frontier area"), [area] { return remove_frontier(area->path); });
  }

  void add_areas() {
    if (scenario_.areas.empty()) return;
    auto* areas = new wxMenu;
    for (const auto& [name, area] : scenario_.areas) {
      const bool inside = area.cells.contains(pointer_.hex);
      add(
          *areas, name_in_menu(name),
          [this, name = name, inside] { return set_in_area(hexes_, name, !inside); }, inside);
    }
    menu_.AppendSubMenu(areas, _("&Areas"));
  }

  void add_markers() {
    const Allowed allowed(scenario_.rules);
    for (const Marker marker : all_markers) {
      const auto found = scenario_.markers.find(marker);
      const bool here = found != scenario_.markers.end() && found->second == pointer_.hex;
      if (!here && !allowed(marker)) continue;
      add(
          menu_, wxString::Format(_("%s here"), words(title(marker))),
          [this, marker, here] {
            return set_marker(marker, here ? std::nullopt : std::optional(pointer_.hex));
          },
          here);
    }
  }

  void add_editing() {
    const auto run = [this](const wxString& label, void (*what)(Frame&), bool select) {
      const int id = menu_.Append(wxID_ANY, label)->GetId();
      menu_.Bind(
          wxEVT_MENU,
          [this, what, select](wxCommandEvent&) {
            if (select)
              frame_.context().act([this](Workbench& bench) {
                return bench.select({hexes_, {}}), std::optional<Refusal>();
              });
            what(frame_);
          },
          id);
    };
    run(_("Cu&t"), cut, true);
    run(_("&Copy"), copy, true);
    run(_("&Paste"), paste, false);
    run(_("&Delete"), erase_selection, true);
    run(_("Select &similar"), select_similar, false);
  }

  Frame& frame_;
  Pointer pointer_;
  const Scenario& scenario_;
  HexSet hexes_;
  wxMenu menu_;
};

}  // namespace

void show_context_menu(Frame& frame, const wxPoint& place) { ContextMenu(frame).pop_up(place); }

bool take_tool_by_key(Frame& frame, const wxKeyEvent& event) {
  const int key = meant_key(event);
  const bool back = event.ShiftDown();
  switch (key) {
    case WXK_DELETE:
    case WXK_BACK:
      erase_selection(frame);
      return true;
    case WXK_TAB:
      frame.cycle_panes(!back);
      return true;
    case 'R':
      turn(frame, back ? -1 : 1);
      return true;
    case 'X':
      mirror(frame);
      return true;
    case 'O':
      if (back) break;
      paint_only_empty(frame);
      return true;
    case 'L':
      change_what_moves(frame, !back);
      return true;
    case 'F':
      if (back) break;
      frame.canvas().fit();
      return true;
    default:
      break;
  }
  for (const ToolInfo& tool : all_tools()) {
    if (back || key != std::toupper(static_cast<unsigned char>(tool.key))) continue;
    frame.context().act([&](Workbench& bench) { return bench.take(tool.kind), std::optional<Refusal>(); });
    return true;
  }
  return false;
}

}  // namespace hexwright::gui
