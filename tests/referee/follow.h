#pragma once

#include <functional>
#include <optional>
#include <string>

#include "model/playtest/bot.h"
#include "model/playtest/game.h"
#include "tests/referee/referee.h"

namespace hexwright {

struct Followed {
  std::string wrong;  ///< where a state was not as the referee has it; empty for nowhere
  int steps = 0;
  bool ended = false;
};

/// Looks at a game after each action; false for enough.
using FollowVisit = std::function<bool(const State&, referee::Referee&)>;

/// A game of bots of one kind, or of moves by chance for null, followed action by action until the first
/// deviation.
Followed follow_game(const Game& game, const BotKind* kind, std::uint64_t number, int most_turns,
                     const FollowVisit& visit = {});

/// What an acting seat was asked for.
std::optional<Task> asked_in(const State& state);

}  // namespace hexwright
