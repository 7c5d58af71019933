#pragma once

#include "model/findings/check.h"

namespace hexwright::cities_and_knights {

// The check of Cities & Knights; cities_and_knights.cpp has it in a table.

extern const Check points_raised;

}  // namespace hexwright::cities_and_knights
