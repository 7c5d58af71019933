#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/core/play/bot_memory.h"
#include "editor/core/play/choices.h"
#include "editor/core/play/move_tree.h"
#include "editor/core/play/setup.h"
#include "io/playtest/record.h"
#include "io/render/pieces/pieces.h"
#include "model/playtest/describe/describe.h"

namespace hexwright {

/// What was done, as the log tells it. An action may have several lines: what followed from it.
struct LogLine {
  std::size_t step = 0;  ///< number of the action, from 1
  int turn = 0;          ///< 0 while players found
  SeatId seat;           ///< who acted
  Message words;
  Place place;  ///< on the map; the whole scenario for none
};

/// What chance may bring.
struct PossibleOutcome {
  std::uint16_t outcome = 0;
  double chance = 0;  ///< between 0 and 1
  Message words;
};

/// One game that is being played, on a copy of the map: whose turn it is, what can be done, what was done.
/// Persons and bots act one action at a time; whoever drives it decides when. It has no clock and no threads.
///
/// What chance brings follows from the seed and the number of the action: the same decisions give the same
/// game. A designer may choose the outcome instead.
class PlaySession {
 public:
  /// Everything that stands against it; empty when the game can begin.
  static std::vector<Message> obstacles(const PlaySetup& setup);
  /// Refused with the first obstacle.
  static Outcome<PlaySession> start(PlaySetup setup);

  const Game& game() const { return *game_; }
  const State& state() const { return state_; }
  const std::vector<Player>& players() const { return players_; }
  const Player& player(SeatId seat) const { return players_[seat.index()]; }
  std::uint64_t seed() const { return head_.seed; }
  /// At a table: its record says from now on when the game began, unless it says so already. In milliseconds
  /// since 1970.
  void mark_begun(std::int64_t moment) {
    if (head_.begun == 0) head_.begun = moment;
  }
  /// How it was begun, with the players as they are now: for another game like it.
  PlaySetup setup() const;
  /// Others may take a seat in the middle of a game: null for a person.
  void seat(SeatId seat, const BotKind* bot);

  /// Whoever plays there is called so from now on.
  void rename(SeatId seat, const std::string& name);

  /// Whose decision it is; none when the game is over.
  SeatId actor() const;
  bool is_over() const;
  bool waits_for_person() const;
  bool waits_for_bot() const;

  /// By seat: what a `PlayerName` in a refusal stands for where the refusal is shown.
  const std::vector<std::string>& names() const { return names_; }

  // What can be done now. An `Viewer` says whose eyes and which language.
  /// What the actor has to do: "Red discards; cards still to go: 3".
  Message prompt(const Viewer& viewer) const;
  /// Every decision that the actor has, in the order of a window: see `Choice`.
  std::vector<Choice> choices(const Viewer& viewer) const;
  /// Why this cannot be done now; none when it can be.
  std::optional<Refusal> refusal(const Action& action) const;
  /// The same for building, moving or choosing something at a place of the map.
  std::optional<Refusal> why_not(ActionKind kind, const Place& place) const;
  /// An offer to the other players, of any cards for any others. BASE-08
  Outcome<Action> offer(Cards give, Cards want) const;
  /// What chance may bring to an action, with its odds; empty where chance has no say. Precondition: legal.
  std::vector<PossibleOutcome> outcomes_of(const Action& action, const Viewer& viewer) const;

  /// Does it. `chosen` is what a designer lets chance bring. After an undo or a jump this begins a branch,
  /// unless it is what was done before, which then can be redone as it was.
  std::optional<Refusal> perform(Action action, std::optional<std::uint16_t> chosen = {});
  /// Several cards at once, each one a step. BASE-07
  std::optional<Refusal> discard(Cards cards);
  /// What the bot whose turn it is decides, and has not done yet. It sees what its seat may see. Changes
  /// nothing but what bots remember, so that it may think while others look at the game.
  /// Precondition: `waits_for_bot`.
  Action bot_decision();
  /// While `unwanted` is true, a decision that is being thought of ends at once and means nothing. The flag
  /// must outlive the session; another thread may set it.
  void set_cancel_flag(const std::atomic<bool>& unwanted) { bots_.set_cancel_flag(unwanted); }
  /// The last decision was not done: the bot thinks as if it had not been asked.
  void forget_decision() { bots_.forget(); }
  /// Decides and does it.
  void play_bot() { perform(bot_decision()); }

  // What was done: the line of actions that is shown, and branches of it.
  std::size_t position() const { return moves_.position(); }
  std::size_t size() const { return moves_.size(); }
  bool can_undo() const { return position() > 0; }
  bool can_redo() const { return position() < size(); }
  void undo() { jump_to(position() - 1); }
  void redo() { jump_to(position() + 1); }
  /// After so many actions of the line.
  void jump_to(std::size_t position);
  /// The same, and what was done after them is forgotten, with all branches.
  void take_back_to(std::size_t position);
  /// Who did action `step` of the line, from 1 to `size()`.
  SeatId who_did(std::size_t step) const { return moves_.seat(step); }
  /// That a person thought about action `step` of the line; 0 while nobody has said. It is saved.
  int seconds(std::size_t step) const { return moves_.seconds(step); }
  void note_seconds(std::size_t step, int seconds) { moves_.note_seconds(step, seconds); }
  /// What players have said of the map. It is saved, and stays whatever is undone.
  const std::vector<NoteOfPlayer>& notes() const { return notes_; }
  void add_note(NoteOfPlayer note) { notes_.push_back(std::move(note)); }
  void drop_last_note() { notes_.pop_back(); }
  /// Before the last thing that a person did: where one comes back to who plays among bots. 0 for none.
  std::size_t before_last_of_person() const;
  /// The other lines, each with where it leaves this one.
  std::vector<Branch> branches() const { return moves_.branches(); }
  /// Shows another line, at its end.
  void follow(const Branch& branch);
  /// The actions of the line up to the position.
  std::vector<Action> played() const { return moves_.played(); }
  State state_at(std::size_t position) const { return moves_.state_at(*game_, position); }

  /// What action `step` of the line did, from 1 to `size()`.
  std::vector<LogLine> lines(std::size_t step, const Viewer& viewer) const;
  /// What the first action of a branch did, for a list of them.
  LogLine first_line(const Branch& branch, const Viewer& viewer) const;
  /// All of the line.
  std::vector<LogLine> log(const Viewer& viewer) const;

  // The board as it lies now.
  /// For the drawing of the map: open hexes and numbers, harbors, robber and pirate. What nobody has turned
  /// up lies face down.
  Scenario scenario_now() const;
  std::vector<BoardPiece> pieces_now() const;
  std::vector<BoardSign> signs_now(const Viewer& viewer) const;

  /// The game with all its branches, seats and map: a log that `hexwright-cli replay` reads.
  std::string save() const { return save(players_); }
  /// The same with these players in its seats.
  std::string save(const std::vector<Player>& players) const;
  /// On the map that the record brings along. Nothing is believed: every action is held against the rules.
  static Read<PlaySession> load(std::string_view record);
  /// Refuses a record of another map.
  static Read<PlaySession> load(std::string_view record, const Scenario& map);
  /// The kinds of players of the record for whom usual bots play: a record starts no programs.
  std::vector<std::string> programs_replaced() const;

 private:
  PlaySession(std::unique_ptr<Game> game, RecordHead head, std::vector<Player> players, const State& start);
  Narrator narrator(const Viewer& viewer) const { return {*game_, names_, viewer}; }
  Random chance() const;
  void do_it(const Action& action);

  std::unique_ptr<Game> game_;
  RecordHead head_;
  std::vector<Player> players_;
  std::vector<std::string> names_;
  MoveTree moves_;
  State state_;  ///< at the position
  std::vector<NoteOfPlayer> notes_;
  BotMemory bots_;
};

}  // namespace hexwright
