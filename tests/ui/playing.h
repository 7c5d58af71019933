#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "editor/gui/play/play_window.h"
#include "tests/ui/driver.h"

namespace hexwright::ui_test {

// A game played by mouse and keys. The one who plays looks at the board as anybody would, and never changes
// the game but by clicks.

/// The window of the game. Only inside `on_ui` and its like.
gui::PlayWindow& play_window();
const PlaySession& session();
bool plays();

/// F5, so many seats taken by persons and the others by bots, this seed, and Play. The bots run at full
/// speed.
void play_the_map(int persons, int seed, int offers = 0, const std::string& bot = "Bot: Settler");
/// Opens the window of a game that has been played elsewhere.
void show_game(PlaySession session);
/// A game on this template that settlers have played until this holds for the one whose turn it is; a person
/// takes that seat. Any seed that leads there will do.
void take_over_when(const std::string& template_name, const std::function<bool(const PlaySession&)>& moment);
/// The same on any map.
void take_over_when(Scenario map, const std::function<bool(const PlaySession&)>& moment);

wxPoint place_on_board(const Place& place);
void click_on_board(const Place& place);
/// Presses the button of a kind of move and clicks the place.
void place_piece(const std::string& kind, const Place& place);
/// Waits until a person has to decide, or nobody any more.
void wait_for_person();
/// Does the first thing that has to be done before the turn goes on, by click or button.
void do_what_is_due();
/// With dice of this sum: chosen in the dialog.
void roll(int sum);
/// A list that a click changed has been laid out anew.
void settle();
/// Lets the handover up when it is down.
void show_own_hand();
/// Steps in the number fields of a dialog.
void set_cards(const std::string& row, Cards cards);
/// Opens the dialog of the bank by its button and fills it in.
void fill_in_trade(const Action& trade);

/// The choices of this kind that the person has.
std::vector<Choice> choices(ActionKind kind);
/// What the button of a kind says, and that of a choice in the list.
std::string label(ActionKind kind);
std::string title_of(const Choice& choice);
/// Does it as a person would: its button, the place, where it points to, the list or the dialog.
void do_by_mouse(const Choice& choice);
/// What a settler would do in the place of the person, of all choices.
Choice advised_choice();

/// What a person has done in some turns.
struct TurnsPlayed {
  int turns = 0;
  std::map<ActionKind, int> of_kind;
  bool have(ActionKind kind) const { return of_kind.contains(kind); }
};
/// Does by mouse what is advised until so many turns of persons are over and all of these things are done;
/// more turns only for what is missing. There is a screenshot of each when it is done first: this name and a
/// number.
TurnsPlayed play_on(int turns, const std::vector<ActionKind>& wanted, const std::string& pictures);

/// By keys, until the file is there.
void save_game_as(const std::filesystem::path& file);

/// How many things were done.
std::size_t position();
/// What was done then; bots may have gone on.
Action action_after(std::size_t position);
/// Of the actions that the actor has, how many are wanted.
int count(const PlaySession& session, const std::function<bool(const Action&)>& wanted);
int count(const PlaySession& session, ActionKind kind);
/// Of the person whose turn it is, before anything is covered.
Cards hand(SeatId seat);

/// Of the game, in which bots act; each some actions may take as long as any wait.
void wait_for_the_end();

}  // namespace hexwright::ui_test
