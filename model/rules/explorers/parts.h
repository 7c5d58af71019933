#pragma once

#include "model/findings/check.h"
#include "model/rules/instructions.h"

namespace hexwright::explorers {

// The checks of the explorers; explorers.cpp has them in a table.

extern const Check joined_east_west;
extern const Check has_home_island;
extern const Check home_island_known;
extern const Check founding_at_home;
extern const Check home_harbors;
extern const Check robber_and_pirate_wait;
extern const Check one_pair_of_stacks;
extern const Check stacks_sorted;
extern const Check stacks_even;
extern const Check harbors_find_land;
extern const Check tokens_can_move;
extern const Check usual_stacks;
extern const Check usual_game;

void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::explorers
