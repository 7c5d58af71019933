#pragma once

#include "model/findings/check.h"

namespace hexwright::own {

// The checks of own rules.
extern const Check names_known, rules_end, turn_ends, things_used, terrains_lie, figures_once,
    numbers_allowed, colours_apart, stand_in_alone;
// Of own harbors.
extern const Check harbors_lie, harbors_lie_ready;

}  // namespace hexwright::own
