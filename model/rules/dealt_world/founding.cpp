#include "model/rules/base/founding.h"

#include <algorithm>

#include "model/rules/dealt_world/parts.h"

namespace hexwright::dealt_world {
namespace {

TerrainSet dealt(const Deal& deal, HexId hex) {
  if (hex == none || deal.undiscovered[hex] != 0) return TerrainSet(Terrain::Sea);
  return TerrainSet(deal.terrain[hex].value_or(Terrain::Sea));
}

}  // namespace

bool everybody_can_found(const MapView& map, const Deal& deal) {
  std::vector<IntersectionId> places;
  for (const IntersectionId place : base::founding_places_once_dealt(map)) {
    const auto& hexes = map.board().intersection_hexes(place);
    const Around around{dealt(deal, hexes[0]), dealt(deal, hexes[1]), dealt(deal, hexes[2])};
    if (map.rules().carries_settlement(around)) places.push_back(place);
  }
  const int enough = map.rules().founding_settlements() * map.scenario().details.max_players;
  return base::most_apart(map.board(), places, enough) == enough;
}

}  // namespace hexwright::dealt_world
