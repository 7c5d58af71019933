#pragma once

#include "model/rules/deal.h"

namespace hexwright::dealt_world {

/// So dealt, the largest number of players finds places for two settlements each, no two side by side.
/// Anywhere on land that lies open. NEW-05, NEW-07, BASE-17
bool everybody_can_found(const MapView& map, const Deal& deal);

}  // namespace hexwright::dealt_world
