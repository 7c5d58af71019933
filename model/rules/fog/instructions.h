#pragma once

#include "model/rules/instructions.h"

namespace hexwright::fog {

/// How stacks are shuffled and laid out, and how their hexes come up. Open cells are the explorers' own.
void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::fog
