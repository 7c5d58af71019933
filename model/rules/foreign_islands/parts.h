#pragma once

#include "model/findings/check.h"
#include "model/rules/components.h"
#include "model/rules/instructions.h"
#include "model/rules/map_view.h"

namespace hexwright::foreign_islands {

// What foreign islands add to a map; foreign_islands.cpp has it in a table.

extern const Check islands_to_settle;
extern const Check islands_reachable;

/// FOU-03
int most_points(const MapView& map);
/// FOU-09
void add_components(const MapView& map, Components& needed);
void add_instructions(const MapView& map, Instructions& sheet);

/// Every finished hex is land or sea for certain, so that the islands are known before play. FOU-05
bool islands_are_known(const MapView& map);

/// How many foreign islands one player settles at best: all islands but one, as far as the pieces go that are
/// left after founding. Where the deal makes the islands, the pieces alone are counted. FOU-09
int most_foreign_islands(const MapView& map);

}  // namespace hexwright::foreign_islands
