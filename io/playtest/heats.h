#pragma once

#include "io/playtest/report.h"
#include "io/render/board/heat.h"

namespace hexwright {

// What happened where, in all games of a playtest, as marks above the map: the report and the window show the
// same ones.

/// Cards that each hex gave in a game.
Heat production_heat(const Playtest& playtest);
/// In how many of 100 games somebody settled at an intersection.
Heat settling_heat(const Playtest& playtest);
/// How many of 100 games were won by who settled at an intersection first, against a fair share.
Heat winning_heat(const Playtest& playtest);
/// In how many of 100 games each hidden hex was found. Empty where nothing is hidden.
Heat discovery_heat(const Playtest& playtest);

}  // namespace hexwright
