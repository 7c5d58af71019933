#pragma once

#include "model/findings/check.h"

namespace hexwright::cities_and_knights {

// The checks of Cities & Knights; cities_and_knights.cpp has them in a table.

extern const Check points_raised, commodities_grow, land_open, main_island;

}  // namespace hexwright::cities_and_knights
