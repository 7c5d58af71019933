#pragma once

#include "model/findings/check.h"

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

}  // namespace hexwright::frontiers
