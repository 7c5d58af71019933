#pragma once

#include "model/findings/check.h"
#include "model/rules/instructions.h"

namespace hexwright::seafarers {

// The checks of Seafarers; seafarers.cpp has them in a table.

extern const Check has_ships;
extern const Check pirate_at_sea;
extern const Check areas_apart;
extern const Check home_islands_whole;
extern const Check chits_can_score;

void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::seafarers
