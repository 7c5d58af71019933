#include "model/rules/base/routes.h"

namespace hexwright::base {

using Number = BoardGraph::Number;

std::vector<int> route_lengths(const MapView& map, const std::vector<Number>& starts) {
  const bool ships = map.scenario().details.pieces.ships > 0;
  const auto carries_route = [&](Number path) {
    const Beside hexes = map.beside(path);
    return map.rules().carries_road(hexes) || (ships && map.rules().carries_ship(hexes));
  };
  const BoardGraph& board = map.board();
  std::vector<int> lengths(static_cast<std::size_t>(board.intersection_count()), -1);
  for (const Number start : starts) lengths[static_cast<std::size_t>(start)] = 0;
  std::vector<Number> queue = starts;
  queue.reserve(lengths.size());
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const Number here = queue[i];
    for (std::size_t way = 0; way < 3; ++way) {
      const Number path = board.intersection_paths(here)[way];
      const Number next = board.intersection_neighbours(here)[way];
      if (next == BoardGraph::none || lengths[static_cast<std::size_t>(next)] >= 0) continue;
      if (!carries_route(path)) continue;
      lengths[static_cast<std::size_t>(next)] = lengths[static_cast<std::size_t>(here)] + 1;
      queue.push_back(next);
    }
  }
  return lengths;
}

}  // namespace hexwright::base
