#include "rules/dealing.h"

#include <algorithm>

namespace hexwright {
namespace {

Range& operator+=(Range& a, Range b) {
  a.least += b.least;
  a.most += b.most;
  return a;
}

}  // namespace

Range producing_among(const Counts<Terrain>& counts, int cells) {
  int producing = 0, barren = 0;
  for (const auto& [terrain, count] : counts) (is_producing(terrain) ? producing : barren) += count;
  return {std::clamp(cells - barren, 0, producing), std::min(cells, producing)};
}

Range tokens_for_open_hexes(const MapView& map, const TokenPool& pool) {
  Range wanted;
  std::vector<int> dealt(map.terrain_pools().size(), 0);
  for (const auto hex : pool.drawing) {
    const auto terrain_pool = map.terrain_pool_of(hex);
    if (terrain_pool != MapView::none)
      ++dealt[static_cast<std::size_t>(terrain_pool)];
    else if (map.is_unfinished(hex))
      ++wanted.most;
    else if (map.terrains(hex).may_produce())
      wanted += {1, 1};
  }
  for (std::size_t i = 0; i < dealt.size(); ++i) {
    if (dealt[i] == 0) continue;
    const auto* counts = map.terrain_pools()[i].content;
    wanted += counts ? producing_among(*counts, dealt[i]) : Range{0, dealt[i]};
  }
  return wanted;
}

Range tokens_for_hidden_hexes(const MapView& map, const TokenPool& pool) {
  Range wanted;
  for (const StackSupply* stack : map.stacks_with_tokens_of(pool))
    wanted += producing_among(stack->content->hexes, static_cast<int>(stack->drawing.size()));
  return wanted;
}

}  // namespace hexwright
