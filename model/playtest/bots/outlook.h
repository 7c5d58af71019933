#pragma once

#include "model/playtest/state.h"

namespace hexwright {

class Game;

/// How likely each seat is to win, guessed from what it has at the beginning of a turn, when all go on as
/// settlers do. They add up to 1.
BySeat<float> chances_to_win(const Game& game, const State& state);

}  // namespace hexwright
