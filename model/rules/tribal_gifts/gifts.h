#pragma once

#include "model/rules/map_view.h"

namespace hexwright::tribal_gifts {

/// How many gifts of the kind lie on the map. TRI-03
int gifts_of(const MapView& map, MarkKind kind);
/// The tokens of all pools from which no harbor place of the map draws: they lie on the gifts of harbors.
/// TRI-04
Counts<HarborKind> gift_harbors(const MapView& map);
/// Its tokens lie on gifts.
bool is_for_gifts(const MapView& map, const HarborPool& pool);

}  // namespace hexwright::tribal_gifts
