#include "model/rules/chit_areas.h"

#include <algorithm>

#include "model/rules/base/founding.h"
#include "model/rules/words.h"

namespace hexwright {

namespace {

/// Of one player, at the hexes of an area, as far as the pieces go that are left after founding.
int most_settlements(const MapView& map, const AreaView& area) {
  std::vector<IntersectionId> places;
  for (const HexId hex : area.hexes)
    for (const IntersectionId corner : map.board().hex_intersections(hex))
      if (base::can_settle(map, corner)) places.push_back(corner);
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  const Pieces& pieces = map.scenario().details.pieces;
  const int most = pieces.settlements + pieces.cities - map.rules().founding_settlements();
  return base::most_apart(map.board(), places, std::max(1, most));
}

}  // namespace

bool is_strip(const MapView& map, const AreaView& area) {
  const auto is_desert = [&](HexId hex) {
    return hex != none && map.terrains(hex) == TerrainSet(Terrain::Desert);
  };
  return area.area->chits && std::any_of(area.hexes.begin(), area.hexes.end(), [&](HexId hex) {
           const auto& around = map.board().neighbours(hex);
           return map.may_be_land(hex) && std::any_of(around.begin(), around.end(), is_desert);
         });
}

Argument names_of(const ChitArea& area) {
  std::vector<Argument> names;
  for (const std::string& name : area.names) names.emplace_back("\"" + name + "\"");
  return list(names);
}

std::vector<ChitArea> chit_areas(const MapView& map) {
  const bool one_strip = map.rules().is_on("desert-strips", "strips-as-one");
  const bool every_settlement = map.rules().is_on("wonders", "every-settlement");
  std::vector<ChitArea> areas;
  std::size_t strip = 0;  // its position, counted from 1
  for (const AreaView& area : map.areas()) {
    if (!area.area->chits) continue;
    const bool joins = one_strip && is_strip(map, area);
    if (joins && strip > 0) {
      ChitArea& all = areas[strip - 1];
      all.names.push_back(*area.name);
      all.hexes.insert(all.hexes.end(), area.hexes.begin(), area.hexes.end());
      continue;
    }
    areas.push_back({{*area.name}, area.hexes, *area.area->chits});
    if (every_settlement) areas.back().chits.settlements = most_settlements(map, area);
    if (joins) strip = areas.size();
  }
  return areas;
}

}  // namespace hexwright
