#include <algorithm>

#include "model/rules/pirate_fleet/fleet.h"

namespace hexwright::pirate_fleet {
namespace {

/// Of one kind and number the first one counts.
template <class Key, class At>
void put(Key& into, const BoardGraph& board, const At& at) {
  if (into == none) into = board.find(at);
}

void put_into(Berth& berth, const BoardGraph& board, const MarkPlace& place, MarkKind kind) {
  if (const auto* path = std::get_if<Path>(&place)) {
    if (kind == MarkKind::FirstShip) put(berth.ship, board, *path);
    return;
  }
  const auto* at = std::get_if<Intersection>(&place);
  if (!at) return;
  if (kind == MarkKind::Fortress) put(berth.fortress, board, *at);
  if (kind == MarkKind::Landing) put(berth.landing, board, *at);
  if (kind == MarkKind::FirstSettlement) put(berth.settlement, board, *at);
}

}  // namespace

std::vector<Berth> berths(const MapView& map) {
  std::vector<Berth> all(static_cast<std::size_t>(std::max(0, map.scenario().details.max_players)));
  for (const auto& [place, mark] : map.scenario().marks)
    if (info(mark.kind).number == MarkNumber::Player && mark.number <= static_cast<int>(all.size()))
      put_into(all[static_cast<std::size_t>(mark.number - 1)], map.board(), place, mark.kind);
  return all;
}

std::vector<HexId> course(const MapView& map) {
  std::vector<std::pair<int, HexId>> numbered;
  for (const auto& [place, mark] : map.scenario().marks)
    if (const auto* hex = std::get_if<Hex>(&place); hex && mark.kind == MarkKind::Course)
      if (const HexId id = map.board().find(*hex); id != none) numbered.emplace_back(mark.number, id);
  std::sort(numbered.begin(), numbered.end());
  std::vector<HexId> hexes;
  hexes.reserve(numbered.size());
  for (const auto& [number, hex] : numbered) hexes.push_back(hex);
  return hexes;
}

Distances ship_distances(const MapView& map, IntersectionId to) {
  const BoardGraph& board = map.board();
  Distances distances(board.intersection_count(), -1);
  if (to == none) return distances;
  std::vector<IntersectionId> queue{to};
  queue.reserve(static_cast<std::size_t>(board.intersection_count()));
  distances[to] = 0;
  for (std::size_t i = 0; i < queue.size(); ++i)
    for (std::size_t way = 0; way < 3; ++way) {
      const PathId path = board.intersection_paths(queue[i])[way];
      const IntersectionId next = board.intersection_neighbours(queue[i])[way];
      if (next == none || distances[next] >= 0 || !map.rules().carries_ship(map.beside(path))) continue;
      distances[next] = distances[queue[i]] + 1;
      queue.push_back(next);
    }
  return distances;
}

}  // namespace hexwright::pirate_fleet
