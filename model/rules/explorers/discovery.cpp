#include "model/rules/explorers/discovery.h"

#include "model/rules/deal_bounds.h"

namespace hexwright::explorers {

std::optional<Discovery> discovery_of(const MapView& map) {
  std::optional<Discovery> found;
  for (const StackSupply& stack : map.stacks()) {
    if (!stack.content || stack.content->paired_with.empty()) continue;
    const StackSupply* partner = map.partner_of(stack);
    if (found || !partner || !partner->content || partner == &stack) return {};
    found = Discovery{&stack, partner};
  }
  return found;
}

const TokenPool* bag_of(const MapView& map, const Discovery& discovery) {
  const TokenPool* pool = map.token_pool(discovery.land->content->token_pool);
  return pool && pool->content ? pool : nullptr;
}

int most_producing(const MapView& map, const Stack& stack) {
  const int own = producing_among(stack.hexes, total(stack.hexes)).most;
  if (stack.dealt == 0) return own;
  const auto& pools = map.scenario().terrain_pools;
  const auto pool = pools.find(stack.dealt_from);
  return own + (pool == pools.end() ? stack.dealt : producing_among(pool->second, stack.dealt).most);
}

}  // namespace hexwright::explorers
