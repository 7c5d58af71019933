#pragma once

#include <span>
#include <vector>

#include "model/playtest/bots/ratings.h"
#include "model/playtest/state.h"
#include "model/playtest/view.h"

namespace hexwright {

class Game;

/// What is worth a try, at most so many: what a settler prefers, then what else it rates, the best first, and
/// some of every kind of action that it does not think of.
Actions candidates(const View& view, std::span<const Action> legal, const Action& preferred,
                   std::vector<RatedAction> rated, std::size_t most);

/// How likely each seat is to win, guessed from what it has at the beginning of a turn, when all go on as
/// settlers do. They add up to 1.
BySeat<float> chances_to_win(const Game& game, const State& state);

}  // namespace hexwright
