#include <algorithm>

#include <wx/intl.h>

#include "editor/gui/controls/words.h"
#include "editor/gui/files/files.h"
#include "editor/gui/frame/edits.h"
#include "editor/gui/frame/find_bar.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/generate/land_dialog.h"
#include "editor/gui/library/library_dialogs.h"
#include "editor/gui/menus/menu_items.h"

namespace hexwright::gui {

Menu file_menu() {
  return {_("&File"),
          {{.label = _("&New from Template…"),
            .key = "Ctrl+N",
            .help = _("Start from a set-up that exists"),
            .icon = "new",
            .run = choose_template_and_open},
           {.label = _("New &Empty Map"),
            .key = "Ctrl+Shift+N",
            .help = _("Start with nothing"),
            .run = new_empty},
           {.label = _("New Lan&d…"),
            .help = _("Start with islands in the sea, in a shape of your choice"),
            .run = make_land},
           {.label = _("&Open…"),
            .key = "Ctrl+O",
            .help = _("Open a scenario or a Pioneers map"),
            .icon = "open",
            .run = choose_file_and_open},
           {.label = _("Open from &Text…"),
            .help = _("Open a map that was sent to you as text"),
            .run = paste_text_and_open},
           {.label = _("&Library…"),
            .key = "Ctrl+Shift+O",
            .help = _("Find scenarios with all their versions, open, compare and restore them"),
            .run = show_library},
           {.label = {}},
           {.label = _("&Save"),
            .key = "Ctrl+S",
            .help = _("Save the scenario in its file"),
            .icon = "save",
            .run = [](Frame& frame) { save(frame); }},
           {.label = _("Save &As…"),
            .key = "Ctrl+Shift+S",
            .help = _("Save the scenario in another file"),
            .run = [](Frame& frame) { save_as(frame); }},
           {.label = _("Reload &from Disk"),
            .help = _("Take what the file holds now; Undo brings back what was here"),
            .run = reload,
            .enabled = [](const Frame& frame) { return !frame.context().document().path().empty(); }},
           {.label = _("E&xport…"),
            .key = "Ctrl+E",
            .help = _("Write a picture, a drawing or a Pioneers map"),
            .run = export_map},
           {.label = _("Export Set-up S&heet…"),
            .key = "Ctrl+P",
            .help = _("Write a sheet to print: the board and how to set it up"),
            .run = export_set_up_sheet},
           {.label = _("Print &Kit…"),
            .help = _("Write what to print and cut out: hexes, tokens, cards, the board as a poster"),
            .run = print_kit},
           {.label = _("Export Pa&ge for Friends…"),
            .help = _("Write a page for those who are to play the map: the board, deals, steps and rules"),
            .run = export_page_for_friends},
           {.label = {}},
           {.label = _("&Close Window"),
            .key = "Ctrl+W",
            .help = _("Close this scenario"),
            .run = [](Frame& frame) { frame.Close(); }},
           {.label = _("&Quit"), .key = "Ctrl+Q", .help = _("Close every scenario"), .run = quit}}};
}

namespace {

MenuItem moved_item(Moved what) {
  return {.label = words(title(what)),
          .help = _("What a drag of the selected hexes and Alt+arrows move (L)"),
          .submenu = _("What M&oves"),
          .run =
              [what](Frame& frame) {
                frame.context().act([what](Workbench& bench) {
                  bench.hand.moved = what;
                  return std::optional<Refusal>();
                });
              },
          .checked = [what](const Frame& frame) { return frame.context().bench().hand.moved == what; },
          .is_choice = true};
}

MenuItems undo_items() {
  const auto can_undo = [](const Frame& frame) {
    return frame.typing().can_undo() || frame.context().history().can_undo();
  };
  const auto can_redo = [](const Frame& frame) {
    return frame.typing().can_undo() ? frame.typing().can_redo()
                                     : frame.typing().can_redo() || frame.context().history().can_redo();
  };
  return {{.label = _("&Undo"),
           .key = "Ctrl+Z",
           .help = _("Take the last step back"),
           .icon = "undo",
           .run = undo,
           .enabled = can_undo},
          {.label = _("&Redo"),
           .key = "Ctrl+Shift+Z",
           .help = _("Do the step again"),
           .icon = "redo",
           .run = redo,
           .enabled = can_redo,
           .other_key = "Ctrl+Y"}};
}

MenuItems clipboard_items() {
  return {{.label = _("Cu&t"), .key = "Ctrl+X", .help = _("Lift the selected hexes off the map"), .run = cut},
          {.label = _("&Copy"), .key = "Ctrl+C", .help = _("Copy the selected hexes"), .run = copy},
          {.label = _("&Paste"),
           .key = "Ctrl+V",
           .help = _("Hold a copied piece over the map, to be laid down"),
           .run = paste},
          {.label = _("D&uplicate"),
           .key = "Ctrl+D",
           .help = _("Hold a copy of the selected hexes over the map, to be laid down"),
           .run = duplicate},
          {.label = _("Copy P&icture"),
           .key = "Ctrl+Shift+C",
           .help = _("Copy the picture of the whole map, for other programs"),
           .run = copy_picture},
          {.label = _("Copy as T&ext"),
           .help = _("Copy the whole map as a line of text, to be sent to others"),
           .run = copy_as_text},
          {.label = _("&Delete"),
           .help = _("Take the selected hexes or harbor away (Delete)"),
           .run = erase_selection}};
}

MenuItems selection_items() {
  return {{.label = _("Select &All"), .key = "Ctrl+A", .help = _("Select every hex"), .run = select_all},
          {.label = _("Select &Nothing"),
           .key = "Ctrl+Shift+A",
           .help = _("Drop the selection"),
           .run = select_none},
          {.label = _("Select &Similar"),
           .key = "Ctrl+I",
           .help = _("Select the hexes that look like the one under the pointer"),
           .run = select_similar}};
}

MenuItems find_items() {
  return {{.label = _("&Find on the Map…"),
           .key = "Ctrl+F",
           .help = _("Terrains, numbers, harbors, names, coordinates and problems"),
           .run = open_find_bar},
          {.label = _("Find Ne&xt"),
           .key = "F3",
           .help = _("Select the next of what was found"),
           .run = [](Frame& frame) { find_again(frame, 1); }},
          {.label = _("Find Pre&vious"),
           .key = "Shift+F3",
           .help = _("Select what was found before"),
           .run = [](Frame& frame) { find_again(frame, -1); }}};
}

MenuItems moving_items() {
  const auto moved = [](const wxString& label, Direction direction, const wxString& key,
                        const wxString& other_key = {}) {
    return MenuItem{
        .label = label,
        .key = key,
        .help = _("Move the selected hexes, what was chosen of them, or the selected harbor by one"),
        .submenu = _("&Move Selection"),
        .run = [direction](Frame& frame) { move_selection(frame, direction); },
        .enabled = has_selection,
        .other_key = other_key};
  };
  MenuItems items{moved(_("&East"), Direction::East, "Alt+Right"),
                  moved(_("&West"), Direction::West, "Alt+Left"),
                  moved(_("&North-East"), Direction::NorthEast, "Alt+Up", "Alt+PageUp"),
                  moved(_("N&orth-West"), Direction::NorthWest, "Alt+Home", "Alt+Shift+Up"),
                  moved(_("&South-East"), Direction::SouthEast, "Alt+PageDown", "Alt+Shift+Down"),
                  moved(_("So&uth-West"), Direction::SouthWest, "Alt+Down", "Alt+End")};
  for (const Moved what : all_moved) items.push_back(moved_item(what));
  return items;
}

MenuItems turning_items() {
  return {{.label = _("Turn C&lockwise"),
           .key = "Ctrl+R",
           .help = _("Turn what is selected by a sixth; a harbor to its next edge (R)"),
           .icon = "rotate-right",
           .run = [](Frame& frame) { turn(frame, 1); }},
          {.label = _("Turn &Back"),
           .key = "Ctrl+Shift+R",
           .help = _("Turn what is selected by a sixth, counter-clockwise"),
           .icon = "rotate-left",
           .run = [](Frame& frame) { turn(frame, -1); }},
          {.label = _("&Mirror"),
           .key = "Ctrl+M",
           .help = _("Mirror what is selected left to right (X)"),
           .icon = "mirror",
           .run = mirror}};
}

MenuItems whole_map_items() {
  return {
      {.label = _("Turn the &Whole Map"),
       .help = _("Turn every hex by a sixth, clockwise"),
       .run = [](Frame& frame) { turn_map(frame, 1); }},
      {.label = _("M&irror the Whole Map"), .help = _("Mirror every hex left to right"), .run = mirror_map}};
}

}  // namespace

Menu edit_menu() {
  Menu menu{_("&Edit"), undo_items()};
  const auto add = [&menu](MenuItems items) {
    menu.items.insert(menu.items.end(), items.begin(), items.end());
  };
  const MenuItem line{.label = {}};
  for (MenuItems (*group)() : {clipboard_items, selection_items, find_items, moving_items}) {
    menu.items.push_back(line);
    add(group());
  }
  add(turning_items());
  menu.items.push_back(line);
  add(whole_map_items());
  return menu;
}

}  // namespace hexwright::gui
