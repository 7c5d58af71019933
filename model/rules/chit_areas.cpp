#include "model/rules/chit_areas.h"

#include <algorithm>

namespace hexwright {

bool is_strip(const MapView& map, const AreaView& area) {
  const auto is_desert = [&](HexId hex) {
    return hex != none && map.terrains(hex) == TerrainSet(Terrain::Desert);
  };
  return area.area->chits && std::any_of(area.hexes.begin(), area.hexes.end(), [&](HexId hex) {
           const auto& around = map.board().neighbours(hex);
           return map.may_be_land(hex) && std::any_of(around.begin(), around.end(), is_desert);
         });
}

std::vector<ChitArea> chit_areas(const MapView& map) {
  const bool one_strip = map.rules().is_on("desert-strips", "strips-as-one");
  std::vector<ChitArea> areas;
  std::size_t strip = 0;  // its position, counted from 1
  for (const AreaView& area : map.areas()) {
    if (!area.area->chits) continue;
    const bool joins = one_strip && is_strip(map, area);
    if (joins && strip > 0) {
      auto& hexes = areas[strip - 1].hexes;
      hexes.insert(hexes.end(), area.hexes.begin(), area.hexes.end());
      continue;
    }
    areas.push_back({area.hexes, *area.area->chits});
    if (joins) strip = areas.size();
  }
  return areas;
}

}  // namespace hexwright
