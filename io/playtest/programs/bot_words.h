#pragma once

#include <span>
#include <string>
#include <string_view>

#include "io/playtest/record_words.h"
#include "model/playtest/bot.h"

// The lines that go to and fro between a game and a program that plays in it: one JSON object each. README.md
// in io/playtest describes them for whoever writes such a program.

namespace hexwright {

/// Of the protocol. A program that knows another one says so, and is not seated.
inline constexpr int bot_protocol = 1;

/// The first line; the program says what it is.
std::string hello_line();
/// What it said, or why it is no player.
Outcome<std::string> name_from(std::string_view line);

/// A new game at this seat: the rules, the board and the pieces. Nothing is to be answered.
std::string game_line(const View& view, std::uint64_t seed);
/// What the seat sees, and what it can do: `decide`, or `see` where there is nothing to be done. The seat may
/// be none: then it is what lies open to all.
Json seen_words(const View& view, std::span<const Action> legal);
/// The same as a line. Precondition: there is something to be done.
std::string decision_line(const View& view, std::span<const Action> legal);
/// Which of so many actions it chose, or why that is none.
Outcome<std::size_t> choice_from(std::string_view line, std::size_t count);
/// The game is over for this seat.
std::string end_line();

}  // namespace hexwright
