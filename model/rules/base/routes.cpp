#include "rules/base/routes.h"

#include <algorithm>

#include "rules/module.h"

namespace hexwright::base {

using Number = BoardGraph::Number;

bool carries_road(const MapView& map, Number path) {
  const auto& hexes = map.board().path_hexes(path);
  return map.may_be_land(hexes[0]) || map.may_be_land(hexes[1]);
}

std::vector<int> route_lengths(const MapView& map, const std::vector<Number>& starts) {
  std::vector<bool (*)(const MapView&, Number)> carriers;
  for (const RuleModule* module : all_modules())
    if (module->carries_route && map.plays(module->id)) carriers.push_back(module->carries_route);

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
      if (std::none_of(carriers.begin(), carriers.end(), [&](auto carries) { return carries(map, path); }))
        continue;
      lengths[static_cast<std::size_t>(next)] = lengths[static_cast<std::size_t>(here)] + 1;
      queue.push_back(next);
    }
  }
  return lengths;
}

}  // namespace hexwright::base
