#pragma once

#include "model/playtest/game.h"

namespace hexwright {

/// Nobody can ever get a card again, and nobody can win without: whatever anybody does and chance brings, the
/// game goes on for ever. True only where that is certain; asked at the beginning of a turn, false at any
/// other moment. It stays true once it is.
bool is_stuck(const Game& game, const State& state);
/// It will never be, as somebody produces and no module takes that away.
bool never_gets_stuck(const Game& game, const State& state);

}  // namespace hexwright
