#include <algorithm>

#include <wx/aboutdlg.h>
#include <wx/control.h>
#include <wx/intl.h>
#include <wx/translation.h>
#include <wx/uilocale.h>

#include "editor/gui/app/app.h"
#include "editor/gui/canvas/overview.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/dialogs.h"
#include "editor/gui/dialogs/own_dialogs.h"
#include "editor/gui/frame/edits.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/generate/live_deal.h"
#include "editor/gui/generate/locks.h"
#include "editor/gui/help/help_menu.h"
#include "editor/gui/menus/menu_items.h"
#include "editor/gui/panels/pooling.h"
#include "editor/gui/panels/problems_panel.h"
#include "editor/gui/panels/properties_panel.h"
#include "editor/gui/reference/reference_view.h"
#include "editor/gui/tour/tour.h"

namespace hexwright::gui {
namespace {

MenuItem option(const wxString& label, const wxString& key, const wxString& help, bool DrawOptions::*member,
                std::string_view icon = {}) {
  return {.label = label,
          .key = key,
          .help = help,
          .icon = icon,
          .run =
              [member](Frame& frame) {
                DrawOptions options = frame.canvas().options();
                options.*member = !(options.*member);
                frame.canvas().set_options(options);
              },
          .checked = [member](const Frame& frame) { return frame.canvas().options().*member; }};
}

MenuItem theme(BoardTheme theme) {
  return {.label = words(title(theme)),
          .help = _("How the board looks, here and in pictures"),
          .submenu = _("&Board Theme"),
          .run =
              [theme](Frame& frame) {
                DrawOptions options = frame.canvas().options();
                options.theme = theme;
                frame.canvas().set_options(options);
              },
          .checked = [theme](const Frame& frame) { return frame.canvas().options().theme == theme; },
          .is_choice = true};
}

/// `code`: "de", or empty for the system's.
MenuItem language(const wxString& label, const std::string& code) {
  return {.label = label,
          .help = _("The language of windows, reports and sheets, from the next start on"),
          .submenu = _("Language"),
          .run =
              [label, code](Frame& frame) {
                app().settings().language = code;
                frame.report(wxString::Format(_("Language: %s, from the next start of Hexwright on"),
                                              wxControl::RemoveMnemonics(label)));
              },
          .checked = [code](const Frame&) { return app().settings().language == code; },
          .is_choice = true};
}

MenuItems languages() {
  MenuItems items{language(_("As the &System"), "")};
  wxArrayString codes = wxTranslations::Get()->GetAvailableTranslations("hexwright");
  codes.Add("en");
  codes.Sort();
  for (const wxString& code : codes)
    if (const wxLanguageInfo* info = wxUILocale::FindLanguageInfo(code))
      items.push_back(language(info->DescriptionNative, utf8(code)));
  return items;
}

MenuItem pane(const wxString& label, const wxString& key, const wxString& name) {
  return {.label = label,
          .key = key,
          .help = _("Show or hide this panel"),
          .submenu = _("&Panels"),
          .run = [name](Frame& frame) { frame.toggle(name); },
          .checked = [name](const Frame& frame) { return frame.is_shown(name); }};
}

MenuItem new_item(const wxString& label, NamedPlace::Kind kind) {
  return {.label = label,
          .help = _("Make one and show its properties"),
          .submenu = _("Ne&w"),
          .run = [kind](Frame& frame) {
            frame.show_properties();
            frame.properties().make(kind);
          }};
}

void show_about(Frame& frame) {
  wxAboutDialogInfo info;
  info.SetName("Hexwright");
  info.SetVersion(HEXWRIGHT_VERSION);
  info.SetDescription(_("Scenario editor and map designer for hex games of settling and trading"));
  wxAboutBox(info, &frame);
}

bool any_finding(const Frame& frame) { return !frame.context().findings().empty(); }

}  // namespace

Menu view_menu() {
  Menu menu{
      _("&View"),
      {{.label = _("Zoom &In"),
        .key = "Ctrl++",
        .help = _("Larger (+ or the wheel)"),
        .icon = "zoom-in",
        .run = [](Frame& frame) { frame.canvas().zoom(1.25); }},
       {.label = _("Zoom &Out"),
        .key = "Ctrl+-",
        .help = _("Smaller (- or the wheel)"),
        .icon = "zoom-out",
        .run = [](Frame& frame) { frame.canvas().zoom(0.8); }},
       {.label = _("&Fit the Map"),
        .key = "Ctrl+0",
        .help = _("Show the whole map (F)"),
        .icon = "fit",
        .run = [](Frame& frame) { frame.canvas().fit(); }},
       {.label = {}},
       option(_("&Grid"), "Ctrl+G", _("Faint empty places around the map"), &DrawOptions::grid, "grid"),
       option(_("&Coordinates"), "Ctrl+K", _("The name of each place"), &DrawOptions::coordinates,
              "coordinates"),
       option(_("&Letters"), "Ctrl+L", _("Each terrain's letter beside its symbol"), &DrawOptions::letters),
       option(_("&Areas"), "Ctrl+Shift+L", _("The outlines and names of areas"), &DrawOptions::areas),
       option(_("&Markers"), "Ctrl+Shift+M", _("Robber, pirate and closed intersections"),
              &DrawOptions::markers),
       {.label = _("Ov&erview"),
        .help = _("The whole map in the corner, when the window shows only a part of it"),
        .run = toggle_overview,
        .checked = [](const Frame&) { return app().settings().overview; }},
       {.label = _("Reference Pict&ure…"),
        .help = _("A picture under the map, to trace a map from"),
        .run = show_reference_picture},
       theme(BoardTheme::Standard),
       theme(BoardTheme::ColourSafe),
       theme(BoardTheme::HighContrast),
       {.label = {}},
       pane(_("&Tools"), "Ctrl+1", "tools"),
       pane(_("&Properties and Stacks"), "Ctrl+2", "properties"),
       pane(_("&History"), "Ctrl+3", "history"),
       pane(_("P&roblems"), "Ctrl+4", "problems"),
       {.label = _("Only the &Map"),
        .help = _("Hide or show all panels (Tab on the map)"),
        .submenu = _("&Panels"),
        .run = [](Frame& frame) { frame.toggle_all_panels(); },
        .checked = [](const Frame& frame) { return frame.shows_only_map(); }},
       {.label = _("&Reset the Layout"),
        .help = _("Every panel back in its place"),
        .run = [](Frame& frame) { frame.reset_layout(); }},
       {.label = _("&Next Panel"),
        .key = "F6",
        .help = _("Move the keyboard to the next panel"),
        .run = [](Frame& frame) { frame.cycle_panes(true); }},
       {.label = _("Pre&vious Panel"),
        .key = "Shift+F6",
        .help = _("Move the keyboard to the panel before"),
        .run = [](Frame& frame) { frame.cycle_panes(false); }}}};
  const MenuItems analysis = analysis_items();
  const auto panels = std::find_if(menu.items.begin(), menu.items.end(),
                                   [](const MenuItem& item) { return !item.submenu.empty(); });
  menu.items.insert(panels, analysis.begin(), analysis.end());
  const MenuItems speech = languages();
  menu.items.insert(menu.items.end(), speech.begin(), speech.end());
  return menu;
}

Menu map_menu() {
  using Kind = NamedPlace::Kind;
  return {
      _("&Map"),
      {{.label = _("&Scenario…"),
        .key = "Ctrl+T",
        .help = _("Title, players, boxes"),
        .run =
            [](Frame& frame) {
              frame.show_properties();
              frame.properties().show(WholeScenario{});
              frame.properties().SetFocus();
            }},
       {.label = _("&Rules…"),
        .key = "Ctrl+U",
        .help = _("Which rules the scenario plays, and their options"),
        .icon = "rules",
        .run = [](Frame& frame) { edit_rules(&frame, frame.context()); }},
       {.label = _("&Own Rules…"),
        .key = "Ctrl+Alt+U",
        .help = _("The designer's own terrains, counters and rules, from the gallery or of their own making"),
        .icon = "own-rules",
        .run = edit_own_rules},
       {.label = _("&Edges of the Board…"),
        .help = _("Whether east and west, or north and south, join"),
        .run = edit_edges},
       {.label = _("Fog Stac&ks"),
        .key = "Ctrl+5",
        .help = _("What lies face down, what it may turn out as, and sample deals"),
        .icon = "stacks",
        .run = [](Frame& frame) { frame.show_stacks(); }},
       new_item(_("&Area"), Kind::Area),
       new_item(_("&Fog Stack"), Kind::Stack),
       new_item(_("&Terrain Pool"), Kind::TerrainPool),
       new_item(_("T&oken Pool"), Kind::TokenPool),
       new_item(_("&Harbor Pool"), Kind::HarborPool),
       {.label = _("S&urround with Sea"),
        .key = "Ctrl+B",
        .help = _("Every empty place beside land becomes sea"),
        .run = surround},
       {.label = {}},
       {.label = _("Deal &Terrains from a Pool"),
        .help = _("The terrains of the selected hexes are dealt at set-up"),
        .run = deal_terrains},
       {.label = _("Deal &Numbers from a Pool"),
        .help = _("The number tokens of the selected hexes are dealt at set-up"),
        .run = deal_tokens},
       {.label = _("Deal &Harbors from a Pool"),
        .help = _("The harbors at the selected hexes are dealt at set-up"),
        .run = deal_harbors},
       {.label = _("Hide in a &Fog Stack"), .help = _("The selected hexes lie face down"), .run = hide_hexes},
       {.label = {}},
       {.label = _("&Generate Boards…"),
        .key = "Ctrl+8",
        .help = _("Boards under wishes, balanced boards, and boards that differ"),
        .icon = "dice",
        .run = [](Frame& frame) { frame.show_generate(); }},
       {.label = _("&Deal a Board"),
        .key = "Ctrl+Shift+D",
        .help = _("Another board that meets the wishes, as one step"),
        .run =
            [](Frame& frame) {
              frame.show_generate();
              frame.dealing().deal();
            }},
       {.label = _("L&ock the Selection"),
        .help = _("The selected hexes stay as they are when boards are dealt"),
        .run = [](Frame& frame) { lock_selection(frame.context()); },
        .enabled = has_selection},
       {.label = _("Unlo&ck"),
        .help = _("The selected hexes may move again; without a selection all of them"),
        .run = [](Frame& frame) { unlock_selection(frame.context()); },
        .enabled = [](const Frame& frame) { return !frame.context().scenario().generation.locked.empty(); }},
       {.label = {}},
       {.label = _("Ne&xt Problem"),
        .key = "F8",
        .help = _("Show the next problem on the map"),
        .run = [](Frame& frame) { frame.problems().step(1); },
        .enabled = any_finding},
       {.label = _("&Previous Problem"),
        .key = "Shift+F8",
        .help = _("Show the problem before"),
        .run = [](Frame& frame) { frame.problems().step(-1); },
        .enabled = any_finding},
       {.label = _("F&ix the Problem"),
        .key = "Ctrl+.",
        .help = _("Apply the fix of the chosen problem"),
        .run = [](Frame& frame) { frame.problems().fix(); },
        .enabled =
            [](const Frame& frame) { return frame.problems().chosen() && frame.problems().chosen()->fix; }},
       {.label = _("Fix A&ll of This Kind"),
        .help = _("Apply the fixes of all problems that are of the chosen one's kind"),
        .run = [](Frame& frame) { frame.problems().fix_all_of_kind(); },
        .enabled = [](const Frame& frame) { return frame.problems().has_several_of_kind(); }},
       {.label = _("&Accept the Problem…"),
        .key = "Ctrl+Shift+.",
        .help = _("Keep it as it is, and say why"),
        .run = [](Frame& frame) { frame.problems().accept(); },
        .enabled = [](const Frame& frame) { return frame.problems().chosen() != nullptr; }}}};
}

Menu help_menu() {
  Menu menu{_("&Help"), help_items<Frame>(keys_of_drawing)};
  menu.items.push_back({.label = _("&Welcome"),
                        .help = _("Maps of late, templates, and the other ways to begin"),
                        .run = [](Frame& frame) { frame.show_welcome(); }});
  menu.items.push_back({.label = _("Take the &Tour"),
                        .help = _("The editor in two minutes, on a board of its own"),
                        .run = start_tour});
  menu.items.push_back(
      {.label = _("&About Hexwright"), .help = _("What this program is"), .run = show_about});
  return menu;
}

}  // namespace hexwright::gui
