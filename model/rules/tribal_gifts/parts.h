#pragma once

#include "model/findings/check.h"
#include "model/rules/instructions.h"

namespace hexwright::tribal_gifts {

// The checks of gifts on the coasts of a tribe; tribal_gifts.cpp has them in a table.

extern const Check gifts_present;
extern const Check gifts_at_tribe_coasts;
extern const Check gifts_reachable;
extern const Check harbors_for_gifts;
extern const Check cards_for_gifts;
extern const Check islands_without_numbers;
extern const Check islands_apart;
extern const Check coast_for_harbors;
extern const Check robber_has_numbers;
extern const Check quiet_hexes_quiet;

/// TRI-11
bool bars_number(const MapView& map, HexId hex, int number);

void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::tribal_gifts
