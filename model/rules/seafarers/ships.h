#pragma once

#include "rules/map_view.h"

namespace hexwright::seafarers {

/// A ship can lie on a path beside the sea; the board ends in sea. SEA-01
bool carries_ship(const MapView& map, BoardGraph::Number path);

}  // namespace hexwright::seafarers
