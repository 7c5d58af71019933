#include "model/rules/foreign_islands/islands_at_best.h"

#include <algorithm>

#include "model/rules/islands.h"

namespace hexwright::foreign_islands {
bool islands_are_known(const MapView& map) {
  const auto hexes = map.board().hexes();
  return std::all_of(hexes.begin(), hexes.end(), [&](HexId hex) {
    return map.is_land(hex) || map.is_sea(hex) || map.is_unfinished(hex);
  });
}

int most_foreign_islands(const MapView& map) {
  const Pieces& pieces = map.scenario().details.pieces;
  const int buildings = std::max(0, pieces.settlements + pieces.cities - map.rules().founding_settlements());
  if (!islands_are_known(map)) return buildings;
  return std::clamp(islands_of(map).count - 1, 0, buildings);
}

}  // namespace hexwright::foreign_islands
