#pragma once

#include "model/playtest/modules/cities_and_knights/facts.h"
#include "model/playtest/modules/cloth_villages/facts.h"
#include "model/playtest/modules/desolation/facts.h"
#include "model/playtest/modules/explorers/facts.h"
#include "model/playtest/modules/fog/facts.h"
#include "model/playtest/modules/frontiers/facts.h"
#include "model/playtest/modules/jungle/facts.h"
#include "model/playtest/modules/own/facts.h"
#include "model/playtest/modules/pirate_fleet/facts.h"
#include "model/playtest/modules/tribal_gifts/facts.h"
#include "model/playtest/modules/volcano/facts.h"
#include "model/playtest/modules/wonders/facts.h"

#ifdef HEXWRIGHT_EXTRA_MODULES
#include "extra_facts.h"
#else
#define HEXWRIGHT_EXTRA_FACTS
#endif

namespace hexwright {

/// What rule modules read from a map before it is played: each declares it in its folder, and fills it by
/// `ModuleRules::prepare`. Standard values for modules that are not played.
template <class... Parts>
struct ComposedFacts : Parts... {};
using ModuleFacts =
    ComposedFacts<fog::Facts, volcano::Facts, explorers::Facts, jungle::Facts, desolation::Facts,
                  frontiers::Facts, cloth_villages::Facts, tribal_gifts::Facts, wonders::Facts,
                  cities_and_knights::Facts, pirate_fleet::Facts, own::Facts HEXWRIGHT_EXTRA_FACTS>;

}  // namespace hexwright
