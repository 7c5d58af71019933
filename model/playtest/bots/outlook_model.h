#pragma once

#include "model/playtest/bots/small_network.h"
#include "model/playtest/bots/traits.h"

namespace hexwright {

/// What a seat's traits say about how strong it is.
using OutlookModel = SmallNetwork<trait_count, 64>;

/// Written by `outlook_fit`.
extern const OutlookModel learned_outlook;

}  // namespace hexwright
