#pragma once

#include <vector>

#include "model/generate/exchange.h"

namespace hexwright {

/// Exchanges of two places each that lead from one layout to another, as few as a simple search finds: first
/// pairs that simply changed places. Those that move most pips come first. Empty where the first layout
/// leaves something open. Those that change nothing when they are taken back at the end are left out.
std::vector<Swap> swaps_between(const Layout& from, const Layout& to);

/// "the number 8 at hex 1,0 and the 3 at hex 0,-1 changed places", as they lay in `from`.
Message words_of(const Swap& swap, const MapView& map, const Layout& from);

}  // namespace hexwright
