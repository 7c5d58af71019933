#pragma once

#include <string>
#include <vector>

#include "model/playtest/game.h"
#include "model/playtest/table.h"

namespace hexwright {

/// What is wrong with a state that no game can come to, in words for whoever mends the rules: cards, tokens,
/// pieces and chits lost or made, pieces where they may not be, points and other kept figures that differ
/// from a count anew. Empty when all is well.
std::vector<std::string> broken_invariants(const Game& game, const State& state);

/// A part of `broken_invariants`: cards, hexes, tokens and chits that were lost or made.
void find_lost_supplies(const ReadContext& read, std::vector<std::string>& broken);

}  // namespace hexwright
