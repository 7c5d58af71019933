#pragma once

#include "model/findings/check.h"
#include "model/rules/deal.h"
#include "model/rules/instructions.h"

namespace hexwright::dealt_world {

// What a dealt world adds to a map; dealt_world.cpp has it in a table.

extern const Check founding_once_dealt;
extern const Check harbors_to_lay;

void add_instructions(const MapView& map, Instructions& sheet);

/// So dealt, the largest number of players finds places for two settlements each, no two side by side.
/// Anywhere on land that lies open. NEW-05, NEW-07, BASE-17
bool everybody_can_found(const MapView& map, const Deal& deal);

}  // namespace hexwright::dealt_world
