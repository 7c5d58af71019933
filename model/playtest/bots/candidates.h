#pragma once

#include <span>
#include <vector>

#include "model/playtest/bots/ratings.h"
#include "model/playtest/view.h"

namespace hexwright {

/// What is worth a try, at most so many: what a settler prefers, then what else it rates, the best first, and
/// some of every kind of action that it does not think of.
Actions candidates(const View& view, std::span<const Action> legal, const Action& preferred,
                   std::vector<RatedAction> rated, std::size_t most);

}  // namespace hexwright
