#pragma once

#include "model/findings/check.h"
#include "model/rules/instructions.h"

namespace hexwright::dealt_world {

// What a dealt world adds to a map; dealt_world.cpp has it in a table.

extern const Check founding_once_dealt;
extern const Check harbors_to_lay;

void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::dealt_world
