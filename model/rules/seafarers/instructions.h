#pragma once

#include "model/rules/instructions.h"

namespace hexwright::seafarers {

void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::seafarers
