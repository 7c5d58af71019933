#pragma once

#include "model/findings/check.h"
#include "model/rules/cities_and_knights/knights.h"
#include "model/rules/instructions.h"
#include "model/rules/map_view.h"

namespace hexwright::cities_and_knights {

// The checks of Cities & Knights and its words on the set-up sheet; cities_and_knights.cpp has them in a
// table.

extern const Check points_raised, commodities_grow, land_open, main_island;

void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::cities_and_knights
