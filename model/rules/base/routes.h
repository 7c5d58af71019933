#pragma once

#include <vector>

#include "rules/map_view.h"

namespace hexwright::base {

/// A road can lie on a path beside land, also beside a hex that can turn out to be land. BASE-02
bool carries_road(const MapView& map, BoardGraph::Number path);

/// By intersection: how many paths away the nearest of `starts` is, along paths that some module of the
/// scenario lets routes take; -1 where no route leads. BASE-18
std::vector<int> route_lengths(const MapView& map, const std::vector<BoardGraph::Number>& starts);

}  // namespace hexwright::base
