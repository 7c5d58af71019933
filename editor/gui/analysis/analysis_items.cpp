#include <wx/intl.h>

#include "editor/gui/analysis/live_analysis.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/menus/menu_items.h"

namespace hexwright::gui {
namespace {

MenuItem overlay(const MapOverlayInfo& each, int number) {
  const wxString name = words(each.title);
  return {.label = number < 10 ? wxString::Format("&%d  %s", number, name) : name,
          .key = number < 10 ? wxString::Format("Ctrl+Alt+%d", number) : wxString(),
          .help = words(each.help),
          .submenu = _("Anal&ysis"),
          .run = [kind = each.kind](Frame& frame) { frame.analysis().toggle(kind); },
          .checked = [kind = each.kind](const Frame& frame) { return frame.analysis().shows(kind); }};
}

}  // namespace

MenuItems analysis_items() {
  MenuItems items;
  for (const MapOverlayInfo& each : all_map_overlays())
    items.push_back(overlay(each, static_cast<int>(items.size()) + 1));
  items.push_back({.label = _("&Nothing"),
                   .key = "Ctrl+Alt+0",
                   .help = _("The map without overlays"),
                   .submenu = _("Anal&ysis"),
                   .run = [](Frame& frame) { frame.analysis().show_none(); },
                   .enabled = [](const Frame& frame) { return frame.analysis().shows_any(); }});
  items.push_back({.label = _("&Mark as Before"),
                   .key = "Ctrl+Alt+M",
                   .help = _("Later states of the map are compared with what it is now"),
                   .submenu = _("Anal&ysis"),
                   .run = [](Frame& frame) { frame.analysis().mark(); }});
  items.push_back({.label = _("Num&bers"),
                   .key = "Ctrl+6",
                   .help = _("What the board gives, what each seat gets, what has changed"),
                   .submenu = _("Anal&ysis"),
                   .run = [](Frame& frame) { frame.show_analysis(); }});
  return items;
}

}  // namespace hexwright::gui
