#include "model/rules/islands.h"

namespace hexwright {

Islands islands_of(const MapView& map) {
  using Number = MapView::Number;
  const int count = map.board().hex_count();
  Islands islands{std::vector<Number>(static_cast<std::size_t>(count), MapView::none), 0};
  std::vector<Number> queue;
  const auto visit = [&](Number hex) {
    if (!map.is_land(hex) || islands[hex] != MapView::none) return;
    islands.of[static_cast<std::size_t>(hex)] = islands.count;
    queue.push_back(hex);
  };
  for (Number first = 0; first < count; ++first) {
    queue.clear();
    visit(first);
    for (std::size_t i = 0; i < queue.size(); ++i)
      for (const Number next : map.board().neighbours(queue[i])) visit(next);
    if (!queue.empty()) ++islands.count;
  }
  return islands;
}

}  // namespace hexwright
