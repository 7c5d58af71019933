#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "io/files/problem.h"
#include "model/playtest/batch/people.h"
#include "model/playtest/game.h"

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
  std::vector<std::string> bots;  ///< their ids, by seat; `person_id` where a person plays
  // Of games that are played in the window, to be resumed there.
  std::vector<std::string> names = {};  ///< of the players, by seat; empty for none
  std::size_t at = 0;                   ///< after so many actions it was left
  std::string scenario = {};            ///< the map itself, as XML; empty for none
  std::int64_t begun = 0;  ///< at a table: when, in milliseconds since 1970, which tells it from others
};
inline constexpr std::string_view person_id = "person";
/// Far more than the longest game takes.
inline constexpr std::size_t most_record_bytes = 64U << 20U;
/// The lines of a record that were written to their end: of a program that ended there the last one may not
/// be.
std::string_view whole_lines(std::string_view record);
/// Tells two maps apart: a hash of the scenario as it is saved, without the wishes, locks and seed that
/// boards are dealt by, since they change nothing in play.
std::string map_mark(const Scenario& scenario);

/// How the game also went on: what was done after so many actions of the game, in place of those that the
/// game tells.
struct RecordedBranch {
  std::size_t after = 0;
  Actions actions;
  friend bool operator==(const RecordedBranch&, const RecordedBranch&) = default;
};

/// What people at a game left beside its actions.
struct RecordedPeople {
  std::vector<int> seconds =
      {};  ///< by action, that a person thought about it; 0, or none, where nobody knows
  std::vector<NoteOfPlayer> notes = {};
};
/// Longer than anybody thinks: what a record says of more is no time to decide.
inline constexpr int most_seconds = 86'400;
/// Of a note, in characters, and of notes in a game: a record with more is none of ours.
inline constexpr std::size_t most_note = 200, most_notes = 500;

/// A log: the actions alone, as short as can be, and what people left; then the actions of branches.
std::string write_log(const Game& game, const RecordHead& head, const Actions& actions,
                      std::span<const RecordedBranch> branches = {}, const RecordedPeople& people = {});
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
  std::vector<RecordedBranch> branches;  ///< unless fewer than all actions were asked for
  RecordedPeople people;
};
/// Plays the first `most` actions of a log or trace again, and those of its branches. Nothing is believed:
/// every action is held against the rules, and everything else that a line tells against the state.
/// Precondition: the game is the one of the head.
Read<Replay> replay(const Game& game, const RecordHead& head, std::string_view text, std::size_t most);

}  // namespace hexwright
