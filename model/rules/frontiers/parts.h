#pragma once

#include "model/findings/check.h"
#include "model/rules/instructions.h"

namespace hexwright::frontiers {

// The checks of frontiers; frontiers.cpp has them in a table.

extern const Check has_areas;
extern const Check areas_at_the_border;
extern const Check areas_apart;
extern const Check hexes_bare;
extern const Check cards_suffice;
extern const Check centres_buildable;
extern const Check intersections_buildable;
extern const Check events_reachable;
extern const Check harbors_elsewhere;

/// Steps, rules and the ten events for the set-up sheet. FRO-01 to FRO-16
void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::frontiers
