#pragma once

#include "model/playtest/bots/founding_facts.h"
#include "model/playtest/bots/small_network.h"

namespace hexwright {

/// What founding settlements say about how strong a seat is.
using OpeningModel = SmallNetwork<founding_feature_count, 16>;

/// Written by `learn_openings`.
extern const OpeningModel learned_openings;

}  // namespace hexwright
