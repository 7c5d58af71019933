#pragma once

#include <vector>

#include "model/playtest/bots/outlook_model.h"
#include "tests/bench/network_training.h"

namespace hexwright {

using OutlookExample = NetworkExample<OutlookModel>;

/// From so many games of settlers with whims: without them only what settlers do well would ever be seen.
std::vector<OutlookExample> outlook_examples(const Game& game, std::uint64_t games, std::uint64_t seed);

}  // namespace hexwright
