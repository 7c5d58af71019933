#pragma once

#include "model/findings/check.h"
#include "model/rules/instructions.h"

namespace hexwright::cloth_villages {

// The checks of villages that trade in cloth; cloth_villages.cpp has them in a table.

extern const Check villages_enough;
extern const Check villages_at_unsettled_coasts;
extern const Check villages_reachable;
extern const Check village_numbers_legal;
extern const Check robber_elsewhere;

void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::cloth_villages
