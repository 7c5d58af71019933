#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "files/problem.h"
#include "playtest/game.h"

namespace hexwright {

// A game on file: JSON lines. The first line tells what was played, each further one an action. README.md
// describes both for those who write such files with other programs.

/// The first line.
struct RecordHead {
  std::string title;  ///< of the scenario
  std::string map;    ///< `map_mark` of the scenario
  std::uint64_t seed = 0, game = 0;
  PlayOptions options;
  int most_turns = 0;
  std::vector<std::string> bots;  ///< their ids, by seat
};
/// Tells two maps apart: a hash of the scenario as it is saved.
std::string map_mark(const Scenario& scenario);

/// A log: the actions alone, as short as can be.
std::string write_log(const Game& game, const RecordHead& head, const Actions& actions);
/// A trace: how the board was set up, and with each action whose turn it is, who acts, and what everybody
/// has afterwards. Precondition: the actions are legal.
std::string write_trace(const Game& game, const RecordHead& head, const Actions& actions);

/// What cannot be taken as it is, at its line.
template <class T>
using Read = std::variant<T, Problem>;

/// The first line of a log or trace.
Read<RecordHead> read_head(std::string_view text);

/// A game that was played again from its record.
struct Replay {
  Actions actions;
  State start, state;
};
/// Plays the first `most` actions of a log or trace again. Nothing is believed: every action is held against
/// the rules, and everything else that a line tells against the state. Precondition: the game is the one of
/// the head.
Read<Replay> replay(const Game& game, const RecordHead& head, std::string_view text, std::size_t most);

}  // namespace hexwright
