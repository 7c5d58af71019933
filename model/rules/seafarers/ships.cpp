#include "rules/seafarers/ships.h"

namespace hexwright::seafarers {

bool carries_ship(const MapView& map, BoardGraph::Number path) {
  const auto& hexes = map.board().path_hexes(path);
  return map.scenario().details.pieces.ships > 0 && (map.may_be_sea(hexes[0]) || map.may_be_sea(hexes[1]));
}

}  // namespace hexwright::seafarers
