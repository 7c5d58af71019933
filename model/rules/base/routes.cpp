#include "model/rules/base/routes.h"

namespace hexwright::base {

IdVector<IntersectionId, int> route_lengths(const MapView& map, const std::vector<IntersectionId>& starts) {
  const bool ships = map.scenario().details.pieces.ships > 0;
  const auto carries_route = [&](PathId path) {
    const Beside hexes = map.beside(path);
    return map.rules().carries_road(hexes) || (ships && map.rules().carries_ship(hexes));
  };
  const BoardGraph& board = map.board();
  IdVector<IntersectionId, int> lengths(board.intersection_count(), -1);
  for (const IntersectionId start : starts) lengths[start] = 0;
  std::vector<IntersectionId> queue = starts;
  queue.reserve(lengths.size());
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const IntersectionId here = queue[i];
    for (std::size_t way = 0; way < 3; ++way) {
      const PathId path = board.intersection_paths(here)[way];
      const IntersectionId next = board.intersection_neighbours(here)[way];
      if (next == none || lengths[next] >= 0) continue;
      if (!carries_route(path)) continue;
      lengths[next] = lengths[here] + 1;
      queue.push_back(next);
    }
  }
  return lengths;
}

}  // namespace hexwright::base
