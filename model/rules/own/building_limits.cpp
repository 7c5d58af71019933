#include "model/rules/own/building_limits.h"

namespace hexwright::own {

BuildingLimits building_limits(const Book& book) {
  BuildingLimits limits;
  if (book.packs.empty()) return limits;
  limits.none = false;
  for (const OwnTerrain& terrain : book.packs.terrains()) {
    if (!terrain.carries_road) limits.without_road.add(terrain.value);
    if (!terrain.carries_settlement) limits.without_settlement.add(terrain.value);
    if (terrain.carries_ship) limits.with_ship.add(terrain.value);
  }
  for (const Bar& bar : book.bars) {
    if (const auto& around = bar.place.all_around) {
      if ((bar.pieces & a_road) != 0) limits.encloses_road.push_back(*around);
      if ((bar.pieces & a_ship) != 0) limits.encloses_ship.push_back(*around);
      if ((bar.pieces & a_settlement) != 0) limits.encloses_settlement.push_back(*around);
    }
    if (!bar.place.beside) continue;
    if ((bar.pieces & a_road) != 0) limits.bars_road.add(*bar.place.beside);
    if ((bar.pieces & a_ship) != 0) limits.bars_ship.add(*bar.place.beside);
    if ((bar.pieces & a_settlement) != 0) limits.bars_settlement.add(*bar.place.beside);
  }
  return limits;
}

}  // namespace hexwright::own
