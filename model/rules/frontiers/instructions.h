#pragma once

#include "model/rules/module.h"

namespace hexwright::frontiers {

/// Steps, rules and the ten events for the set-up sheet. FRO-01 to FRO-16
void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::frontiers
