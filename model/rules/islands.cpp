#include "model/rules/islands.h"

namespace hexwright {

Islands islands_of(const MapView& map) {
  Islands islands{IdVector<HexId, IslandId>(map.board().hex_count()), 0};
  std::vector<HexId> queue;
  const auto visit = [&](HexId hex) {
    if (!map.is_land(hex) || islands[hex] != none) return;
    islands.of[hex] = IslandId(islands.count);
    queue.push_back(hex);
  };
  for (const HexId first : map.board().hexes()) {
    queue.clear();
    visit(first);
    // NOLINTNEXTLINE(modernize-loop-convert): it grows meanwhile
    for (std::size_t i = 0; i < queue.size(); ++i)
      for (const HexId next : map.board().neighbours(queue[i])) visit(next);
    if (!queue.empty()) ++islands.count;
  }
  return islands;
}

}  // namespace hexwright
