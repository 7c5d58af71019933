#pragma once

#include "model/rules/map_view.h"

namespace hexwright::tribal_gifts {

/// How many gifts of the kind lie on the map. TRI-03
int gifts_of(const MapView& map, MarkKind kind);

}  // namespace hexwright::tribal_gifts
