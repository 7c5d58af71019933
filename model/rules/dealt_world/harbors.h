#pragma once

#include "model/rules/map_view.h"

namespace hexwright::dealt_world {

/// The harbor tokens that players place before they found: those of all pools from which no place of the map
/// draws. NEW-04
Counts<HarborKind> harbors_to_place(const MapView& map);
/// Its tokens are placed by players.
bool is_placed(const MapView& map, const HarborPool& pool);

}  // namespace hexwright::dealt_world
