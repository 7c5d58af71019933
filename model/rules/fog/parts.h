#pragma once

#include "model/findings/check.h"
#include "model/rules/instructions.h"

namespace hexwright::fog {

// The checks of fog; fog.cpp has them in a table.

extern const Check founding_out_of_fog;
extern const Check face_down_bare;

/// How stacks are shuffled and laid out, and how their hexes come up. Open cells are the explorers' own.
void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::fog
