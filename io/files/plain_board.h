#pragma once

#include "io/files/problem_list.h"
#include "model/scenario/scenario.h"

namespace hexwright {

// A plain board is what lies open and decided on a map, and what is told about it: hexes with the terrains
// and numbers of the game, harbors, robber and pirate. Formats of other programs hold no more than that.

/// Where a scenario may have hexes.
bool is_within_limits(Hex hex);

/// Names what of the scenario is no plain board, and is therefore left out of such formats.
void report_beyond_plain_board(const Scenario& scenario, ProblemList& losses);

}  // namespace hexwright
