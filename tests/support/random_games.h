#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "model/playtest/engine.h"
#include "tests/support/sanitized.h"
#include "tests/support/templates.h"

namespace hexwright {

/// A game in which every legal action is as likely as any other, played for what can be seen on the way.
struct RandomGame {
  State start, end;
  Actions log;
};
/// Shows every state, with what is legal in it and the action that comes next, until the visitor has seen
/// enough (false), the game is over, or the turns are.
using Visit = std::function<bool(const State& state, const Actions& legal, const Action& next)>;
RandomGame play_random_game(const Game& game, std::uint64_t seed, std::uint64_t number, int most_turns,
                            const Visit& visit = {});

/// Whether a suite looks closely at this state, by the number of steps before it: at each one, unless it is
/// built with sanitizers; then at one in so many.
constexpr bool is_looked_at(int step) { return !is_sanitized || step % 24 == 0; }

/// How many games a suite plays: `usual`, or what the environment says in HEXWRIGHT_GAMES.
int games_to_play(int usual);

/// Tells of the games of a suite, so many of which did not end within its turns: in its report, and where the
/// environment asks for many games also on the terminal.
void describe_games(std::string_view what, int games, int unended);

}  // namespace hexwright
