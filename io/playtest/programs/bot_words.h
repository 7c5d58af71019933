#pragma once

#include <span>
#include <string>
#include <string_view>

#include "io/playtest/record_words.h"
#include "model/playtest/bot.h"

// The lines that go to and fro between a game and a program that plays in it: one JSON object each. README.md
// in io/playtest describes them for whoever writes such a program.

namespace hexwright {

/// Versions of the protocol. In the second one a decision has what has changed since the last one of the
/// game. A program that knows neither says so, and is not seated.
inline constexpr int whole_decisions = 1, changed_decisions = 2;

/// What a program says of itself.
struct ProgramGreeting {
  std::string name;
  int version = whole_decisions;
};

/// The first line; the program says what it is.
std::string hello_line();
/// What it said, or why it is no player.
Outcome<ProgramGreeting> greeting_from(std::string_view line);

/// A new game at this seat: the rules, the board and the pieces. Nothing is to be answered.
std::string game_line(const View& view, std::uint64_t seed);
/// What the seat sees, and what it can do: `decide`, or `see` where there is nothing to be done. The seat may
/// be none: then it is what lies open to all.
Json seen_words(const View& view, std::span<const Action> legal);
/// The same as a line. Precondition: there is something to be done.
std::string decision_line(const View& view, std::span<const Action> legal);
/// What makes one decision of a game the next: a merge patch (RFC 7396) of it, in which a field that is gone,
/// or is null now, is null; with the kind of line, and all of `legal`. An empty `from` gives all of `to`.
Json changes(const Json& from, const Json& to);
/// Which of so many actions it chose, or why that is none.
Outcome<std::size_t> choice_from(std::string_view line, std::size_t count);
/// The game is over for this seat.
std::string end_line();

}  // namespace hexwright
