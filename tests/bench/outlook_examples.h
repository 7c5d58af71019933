#pragma once

#include <vector>

#include "model/playtest/bots/learned_models.h"
#include "model/playtest/bots/settler.h"
#include "tests/bench/network_training.h"

namespace hexwright {

template <class Network>
using Examples = std::vector<NetworkExample<Network>>;

/// From so many games of settlers with whims: without them only what settlers do well would ever be seen.
template <class Network>
Examples<Network> outlook_examples(const Game& game, std::uint64_t games, std::uint64_t seed);
extern template Examples<OutlookModel> outlook_examples<OutlookModel>(const Game&, std::uint64_t,
                                                                      std::uint64_t);
extern template Examples<ModuleOutlookModel> outlook_examples<ModuleOutlookModel>(const Game&, std::uint64_t,
                                                                                  std::uint64_t);

}  // namespace hexwright
