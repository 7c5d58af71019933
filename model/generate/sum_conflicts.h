#pragma once

#include <span>
#include <vector>

#include "model/generate/exchange.h"
#include "model/generate/judge.h"

namespace hexwright {

/// Of the wishes, sets of one or two that cannot all be met however the exchange comes out, because of sums
/// alone: pips of resources and at intersections, and how many tokens, terrains and harbors lie apart from
/// their like. A solver finds these out by counting only, which takes it very long. Each wish of a set is
/// needed for its sum. Not all that cannot be is found; nothing is named that can be. Weights are not looked
/// at. The judge is of the same map.
std::vector<std::vector<Wish>> sum_conflicts(const Exchange& exchange, const Judge& judge,
                                             std::span<const Wish> wishes);

}  // namespace hexwright
