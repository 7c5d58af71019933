#pragma once

#include <string_view>

#include "model/playtest/engine.h"

namespace hexwright {

/// What came of random games, all of them together.
struct CheckedGames {
  int ended = 0;  ///< the others passed the turn limit
  std::array<int, most_action_kinds> done{};
  Tally tally;

  int times(ActionKind kind) const { return done[static_cast<std::size_t>(kind)]; }
};

/// Plays so many random games of a template, the same ones every time. After each action all invariants are
/// looked at; now and then every legal action is held against `refusal`. What is wrong is a failure of the
/// test, and ends the games.
CheckedGames play_checked_games(std::string_view name, int games);

}  // namespace hexwright
