#pragma once

#include "model/rules/instructions.h"

namespace hexwright::base {

/// How any board is laid out and founded on, and how the game is won. BASE-02, BASE-11, BASE-12, BASE-14
void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::base
