#pragma once

#include "model/rules/instructions.h"

namespace hexwright::explorers {

void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::explorers
