#include "model/rules/token_shares.h"

#include <algorithm>

namespace hexwright {

std::vector<TokenShare> token_shares(const MapView& map, const TokenPool& pool) {
  std::vector<TokenShare> shares;
  TokenShare rest;
  if (pool.content) rest.tokens = *pool.content;
  const auto& all = map.scenario().terrain_tokens;
  if (const auto of_pool = all.find(pool.name); of_pool != all.end())
    for (const auto& [terrain, wanted] : of_pool->second) {
      TokenShare share{terrain, {}};
      for (const auto& [number, count] : wanted) {
        const auto left = rest.tokens.find(number);
        if (left == rest.tokens.end() || count <= 0) continue;
        const int taken = std::min(count, left->second);
        share.tokens[number] = taken;
        if ((left->second -= taken) == 0) rest.tokens.erase(left);
      }
      if (!share.tokens.empty()) shares.push_back(std::move(share));
    }
  shares.push_back(std::move(rest));
  return shares;
}

Counts<int> tokens_set_aside(const std::vector<TokenShare>& shares, Terrain terrain) {
  const auto share = std::find_if(shares.begin(), shares.end(),
                                  [&](const TokenShare& each) { return each.terrain == terrain; });
  return share == shares.end() ? Counts<int>() : share->tokens;
}

}  // namespace hexwright
