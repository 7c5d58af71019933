#pragma once

#include <vector>

#include "model/rules/map_view.h"

namespace hexwright::base {

/// By intersection: how many paths away the nearest of `starts` is, along paths that can
/// carry a road, or a ship where players have ships; -1 where no route leads. BASE-18
IdVector<IntersectionId, int> route_lengths(const MapView& map, const std::vector<IntersectionId>& starts);

}  // namespace hexwright::base
