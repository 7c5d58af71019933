#pragma once

#include <array>

#include "model/generate/exchange.h"

namespace hexwright {

/// No fewer and no more pips than that.
struct PipRange {
  int least = 0, most = 0;
};

/// The pips of the hexes that yield a resource, however an exchange comes out. A solver finds out what a sum
/// cannot be by counting only, which takes it very long.
struct PipBounds {
  PipRange all;
  std::array<PipRange, all_resources.size()> of;  ///< by resource
};
PipBounds pip_bounds(const Exchange& exchange);

}  // namespace hexwright
