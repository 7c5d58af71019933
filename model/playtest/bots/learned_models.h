#pragma once

#include "model/playtest/bots/founding_facts.h"
#include "model/playtest/bots/small_network.h"
#include "model/playtest/bots/traits.h"

namespace hexwright {

/// What founding settlements say about how strong a seat is.
using OpeningModel = SmallNetwork<founding_feature_count, 16>;

/// Written by `learn_openings`.
extern const OpeningModel learned_openings;

/// What a seat's traits say about how strong it is.
using OutlookModel = SmallNetwork<trait_count, 64>;

using ModuleOutlookModel = SmallNetwork<module_trait_count, 64>;

// Written by `outlook_fit`. The second is for games of modules that add traits of their own.
extern const OutlookModel learned_outlook;
extern const ModuleOutlookModel learned_module_outlook;

}  // namespace hexwright
