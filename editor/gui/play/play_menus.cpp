#include <wx/control.h>
#include <wx/intl.h>

#include "editor/gui/frame/frame.h"
#include "editor/gui/help/help_menu.h"
#include "editor/gui/play/move_kinds.h"
#include "editor/gui/play/play.h"
#include "editor/gui/play/play_canvas.h"
#include "editor/gui/play/play_dialogs.h"
#include "editor/gui/play/play_window.h"

// The menus of the window in which a map is played, and the editor's Play menu.

namespace hexwright::gui {
namespace {

using PlayMenu = MenuOf<PlayWindow>;

MenuItemOf<PlayWindow> zoom(const wxString& label, const wxString& key, const wxString& help,
                            std::string_view icon, double factor) {
  return {.label = label, .key = key, .help = help, .icon = icon, .run = [factor](PlayWindow& window) {
            window.canvas().zoom(factor);
          }};
}

PlayMenu game_menu() {
  return {_("&Game"),
          {{.label = _("&Back to Drawing"),
            .key = "F5",
            .help = _("The drawing as you left it; the game waits"),
            .icon = "drawing",
            .run = [](PlayWindow& window) { window.back_to_drawing(); }},
           {.label = _("Show in the &Editor"),
            .key = "Ctrl+E",
            .help = _("The hex at the pointer or the cursor, in the drawing (Ctrl+click)"),
            .icon = "locate",
            .run = [](PlayWindow& window) { window.show_here_in_editor(); }},
           {.label = {}},
           {.label = _("Play &Again"),
            .key = "Ctrl+N",
            .help = _("From the beginning, with the same seed and players"),
            .icon = "new",
            .run = [](PlayWindow& window) { window.play_again(); }},
           {.label = _("&Save the Game…"),
            .key = "Ctrl+S",
            .help = _("To be resumed later: all moves, branches, players and the map"),
            .icon = "save",
            .run = [](PlayWindow& window) { window.save(); }},
           {.label = _("&Close"),
            .key = "Ctrl+W",
            .help = _("Back to the drawing"),
            .run = [](PlayWindow& window) { window.Close(); }}}};
}

/// What the buttons do, and by which letters; where nothing is typed, these need no key beside them.
std::vector<MenuItemOf<PlayWindow>> kinds_of_moves(const Game& game) {
  std::vector<MenuItemOf<PlayWindow>> items;
  for (const MoveKind& move : move_kinds()) {
    if (!move.is_in(game)) continue;
    items.push_back(
        {.label =
             wxString::Format(L"%s\u2003(%c)", wxControl::EscapeMnemonics(label_of(move.kind)), move.key()),
         .submenu = _("&By Letter"),
         .run = [kind = move.kind](PlayWindow& window) { window.take(kind); },
         .enabled = [kind = move.kind](const PlayWindow& window) { return window.context().offers(kind); }});
  }
  return items;
}

PlayMenu moves_menu(const Game& game) {
  const auto step = [](int by) {
    return [by](PlayWindow& window) {
      window.jump_to(window.context().session().position() + static_cast<std::size_t>(by));
    };
  };
  const auto can_undo = [](const PlayWindow& window) { return window.context().session().can_undo(); };
  const auto can_redo = [](const PlayWindow& window) { return window.context().session().can_redo(); };
  PlayMenu menu{
      _("&Moves"),
      {{.label = _("&Undo"),
        .key = "Ctrl+Z",
        .help = _("Back to the last decision of a person"),
        .icon = "undo",
        .run = [](PlayWindow& window) { window.undo(); },
        .enabled = can_undo},
       {.label = _("&Redo"),
        .key = "Ctrl+Shift+Z",
        .help = _("On to the next decision of a person"),
        .icon = "redo",
        .run = [](PlayWindow& window) { window.redo(); },
        .enabled = can_redo,
        .other_key = "Ctrl+Y"},
       {.label = _("One Action Bac&k"),
        .key = "Alt+Left",
        .help = _("Whoever did it"),
        .run = step(-1),
        .enabled = can_undo},
       {.label = _("One Action &On"),
        .key = "Alt+Right",
        .help = _("Whoever did it"),
        .run = step(1),
        .enabled = can_redo},
       {.label = {}},
       {.label = _("Choose &Dice and Draws"),
        .key = "Ctrl+D",
        .help = _("You choose the dice and the cards that are drawn"),
        .icon = "dice",
        .run = [](PlayWindow& window) { window.choose_chance(!window.chooses_chance()); },
        .checked = [](const PlayWindow& window) { return window.chooses_chance(); }},
       {.label = _("Show All &Hands"),
        .key = "Ctrl+H",
        .help = _("Everything that players keep hidden from one another"),
        .icon = "hands",
        .run =
            [](PlayWindow& window) {
              window.context().show_all_hands(!window.context().handover().shows_all());
            },
        .checked = [](const PlayWindow& window) { return window.context().handover().shows_all(); }},
       {.label = {}}}};
  const auto kinds = kinds_of_moves(game);
  menu.items.insert(menu.items.end(), kinds.begin(), kinds.end());
  return menu;
}

PlayMenu bots_menu() {
  return {
      _("&Bots"),
      {{.label = _("&Play"),
        .key = "F9",
        .help = _("Let the bots go on, or wait"),
        .icon = "play",
        .run = [](PlayWindow& window) { window.pacer().play(!window.pacer().is_playing()); },
        .checked = [](const PlayWindow& window) { return window.pacer().is_playing(); }},
       {.label = _("&Step"),
        .key = "F10",
        .help = _("One decision of a bot, and then wait"),
        .icon = "step",
        .run = [](PlayWindow& window) { window.pacer().step(); },
        .enabled = [](const PlayWindow& window) { return window.context().session().waits_for_bot(); }},
       {.label = _("&Faster"),
        .key = "Ctrl+.",
        .help = _("Shorter pauses"),
        .run = [](PlayWindow& window) { window.pacer().set_speed(window.pacer().speed() + 1); }},
       {.label = _("S&lower"), .key = "Ctrl+,", .help = _("Longer pauses"), .run = [](PlayWindow& window) {
          window.pacer().set_speed(window.pacer().speed() - 1);
        }}}};
}

MenuItemOf<PlayWindow> panel(const wxString& label, const wxString& key, const wxString& name) {
  return {.label = label,
          .key = key,
          .help = _("Show or hide this panel"),
          .run = [name](PlayWindow& window) { window.toggle(name); },
          .checked = [name](const PlayWindow& window) { return window.is_shown(name); }};
}

PlayMenu board_menu() {
  return {_("&View"),
          {zoom(_("Zoom &In"), "Ctrl++", _("Larger (+ or the wheel)"), "zoom-in", 1.25),
           zoom(_("Zoom &Out"), "Ctrl+-", _("Smaller (- or the wheel)"), "zoom-out", 0.8),
           {.label = _("&Fit the Board"),
            .key = "Ctrl+0",
            .help = _("Show the whole board (F)"),
            .icon = "fit",
            .run = [](PlayWindow& window) { window.canvas().fit(); }},
           {.label = {}},
           panel(_("&Players"), "Ctrl+2", "players"),
           panel(_("&Log"), "Ctrl+3", "log"),
           {.label = _("&Next Panel"),
            .key = "F6",
            .help = _("Move the keyboard to the next panel"),
            .run = [](PlayWindow& window) { window.cycle_panes(true); }},
           {.label = _("Pre&vious Panel"),
            .key = "Shift+F6",
            .help = _("Move the keyboard to the panel before"),
            .run = [](PlayWindow& window) { window.cycle_panes(false); }}}};
}

PlayMenu help_menu_of_play() {
  PlayMenu menu{_("&Help"), help_items<PlayWindow>(keys_of_play)};
  menu.items.insert(menu.items.begin(),
                    {.label = _("&Rules of This Map"),
                     .key = "F2",
                     .help = _("What holds in this game beside the rules of the base game"),
                     .run = [](PlayWindow& window) {
                       show_rules_of_map(&window, window.context().session().game().scenario());
                     }});
  return menu;
}

}  // namespace

std::vector<MenuOf<PlayWindow>> play_window_menus(const Game& game) {
  return {game_menu(), moves_menu(game), bots_menu(), board_menu(), help_menu_of_play()};
}

Menu play_menu() {
  return {_("&Play"),
          {{.label = _("&Play This Map…"),
            .key = "F5",
            .help = _("Play the map as it is now, with bots or with people at this screen"),
            .icon = "play",
            .run = play_map},
           {.label = _("&Go On Playing"),
            .key = "Shift+F5",
            .help = _("Back to the game that you left"),
            .run = go_on_playing,
            .enabled = has_game},
           {.label = _("&Host a Table…"),
            .help = _("People play the map in their browsers, on phones, too; this program is the table"),
            .run = host_table},
           {.label = _("Go On with a &Table…"),
            .help = _("Opens a table again that was closed, with the same links"),
            .run = go_on_with_table},
           {.label = _("&Resume a Saved Game…"), .help = _("A game from a file goes on"), .run = resume_game},
           {.label = {}},
           {.label = _("Playtest &Many Games…"),
            .key = "Ctrl+7",
            .help = _("Bots play the map, with charts and heat maps of what happened"),
            .icon = "chart",
            .run = [](Frame& frame) { frame.show_batch(); }}}};
}

}  // namespace hexwright::gui
