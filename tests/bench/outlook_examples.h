#pragma once

#include <vector>

#include "model/playtest/bots/traits.h"

namespace hexwright {

/// What a position looked like to each seat, and who won the game in the end.
struct OutlookExample {
  std::vector<Traits> seats;
  std::size_t winner = 0;
};

/// From so many games of settlers with whims: without them only what settlers do well would ever be seen.
std::vector<OutlookExample> outlook_examples(const Game& game, std::uint64_t games, std::uint64_t seed);

}  // namespace hexwright
