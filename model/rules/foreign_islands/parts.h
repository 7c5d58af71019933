#pragma once

#include "model/findings/check.h"
#include "model/rules/components.h"
#include "model/rules/instructions.h"

namespace hexwright::foreign_islands {

// What foreign islands add to a map; foreign_islands.cpp has it in a table.

extern const Check islands_to_settle;
extern const Check islands_reachable;

/// FOU-03
int most_points(const MapView& map);
/// FOU-09
void add_components(const MapView& map, Components& needed);
void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::foreign_islands
