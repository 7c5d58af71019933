#pragma once

#include "model/rules/instructions.h"

namespace hexwright::desolation {

/// The special victory points, of which one player may get both. DES-06
int most_points(const MapView& map);
void add_components(const MapView& map, Components& needed);
void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::desolation
