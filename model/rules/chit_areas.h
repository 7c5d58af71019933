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

/// In the order of their names. Where the rules say so, those beyond a desert are one, or every settlement
/// scores, not only the first.
std::vector<ChitArea> chit_areas(const MapView& map);

/// "\"North\" and \"South\""
Argument names_of(const ChitArea& area);

/// An area with chits that lies beside a desert: a part of the large island.
bool is_strip(const MapView& map, const AreaView& area);

}  // namespace hexwright
