#include "model/rules/odds.h"

#include <algorithm>

#include "model/board/index.h"
#include "model/rules/deal_bounds.h"

namespace hexwright {
namespace {

/// How many hexes a stack holds, and how many of each terrain it can be expected to.
struct Contents {
  std::array<double, most_terrains> expected{};
  int hexes = 0;
};

Contents& operator+=(Contents& a, const Contents& b) {
  for (std::size_t t = 0; t < a.expected.size(); ++t) a.expected[t] += b.expected[t];
  a.hexes += b.hexes;
  return a;
}

Contents contents_of(const MapView& map, const StackSupply& stack) {
  Contents contents;
  if (!stack.content) return contents;
  contents.hexes = size(*stack.content);
  for (const auto& [terrain, count] : stack.content->hexes) contents.expected[at(terrain)] += count;
  contents.expected[at(Terrain::Sea)] += total(stack.content->harbors);
  if (stack.content->dealt == 0) return contents;
  const TerrainPool* pool = map.terrain_pool(stack.content->dealt_from);
  if (!pool || !pool->content) return contents;
  const int wanted = static_cast<int>(pool->drawing.size()) + map.dealt_to_stacks(*pool);
  const double share =
      1.0 * stack.content->dealt / std::max({total(*pool->content), wanted, stack.content->dealt});
  for (const auto& [terrain, count] : *pool->content) contents.expected[at(terrain)] += share * count;
  return contents;
}

std::optional<double> red_token(const MapView& map, const StackSupply& stack) {
  if (!stack.content || !map.rules().explores()) return std::nullopt;
  const TokenPool* pool = map.token_pool(stack.content->token_pool);
  if (!pool || !pool->content || !pool->drawing.empty() || total(*pool->content) == 0) return std::nullopt;
  int reds = 0;
  for (const auto& [number, count] : *pool->content)
    if (is_red(number)) reds += count;
  return 1.0 * reds / total(*pool->content);
}

/// One of so many hexes.
Odds one_of(const Contents& contents, int hexes) {
  Odds odds;
  if (hexes > 0)
    for (std::size_t t = 0; t < odds.terrain.size(); ++t) odds.terrain[t] = contents.expected[t] / hexes;
  return odds;
}

}  // namespace

double Odds::producing() const {
  double sum = 0;
  for (const Terrain t : every_terrain)
    if (is_producing(t)) sum += of(t);
  return sum;
}

Odds odds_of_cells(const MapView& map, const StackSupply& stack) {
  Contents contents = contents_of(map, stack);
  const int cells = cells_of(map, stack);
  if (const StackSupply* partner = map.partner_of(stack); partner && partner != &stack) {
    contents += contents_of(map, *partner);
    const int sea = std::max(cells - contents.hexes, 0);
    contents.expected[at(Terrain::Sea)] += sea;
  }
  Odds odds = one_of(contents, std::max(cells, contents.hexes));
  odds.red_token = red_token(map, stack);
  return odds;
}

Odds odds_of_top(const MapView& map, const StackSupply& stack) {
  const Contents contents = contents_of(map, stack);
  Odds odds = one_of(contents, contents.hexes);
  odds.red_token = red_token(map, stack);
  return odds;
}

IdVector<HexId, std::optional<Odds>> odds_by_hex(const MapView& map) {
  IdVector<HexId, std::optional<Odds>> odds(map.board().hex_count());
  for (const StackSupply& stack : map.stacks()) {
    const Odds each = odds_of_cells(map, stack);
    for (const auto hex : stack.drawing) odds[hex] = each;
  }
  return odds;
}

}  // namespace hexwright
