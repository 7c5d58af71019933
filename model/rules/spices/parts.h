#pragma once

#include "model/findings/check.h"
#include "model/rules/instructions.h"

namespace hexwright::spices {

// The checks of spices; spices.cpp has them in a table.

extern const Check hexes_without_number;
extern const Check hexes_enough;
extern const Check hexes_undiscovered;
extern const Check sections_hold_one;
extern const Check merchants_have_places;
extern const Check hexes_reachable;
extern const Check harbors_elsewhere;
extern const Check founding_elsewhere;
extern const Check points_raised;

/// Steps and rules for the set-up sheet. SPI-01 to SPI-11
void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::spices
