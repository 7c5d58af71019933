#pragma once

#include <string>
#include <vector>

#include "model/rules/map_view.h"

namespace hexwright {

/// Hexes that bring chits together: an area of the map, or several that the rules take as one. SEA-07
struct ChitArea {
  std::vector<std::string> names;  ///< of the areas
  std::vector<HexId> hexes;
  Chits chits;
};

/// In the order of their names; where a module joins some, where the first of them was.
std::vector<ChitArea> chit_areas(const MapView& map);

/// "\"North\" and \"South\""
Argument names_of(const ChitArea& area);

}  // namespace hexwright
