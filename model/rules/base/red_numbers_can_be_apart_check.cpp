#include <algorithm>

#include "model/rules/base/numbers.h"
#include "model/rules/base/parts.h"
#include "model/rules/base/spread.h"
#include "model/rules/deal_bounds.h"
#include "model/rules/deal_red_numbers.h"
#include "model/rules/token_shares.h"

namespace hexwright::base {
namespace {

/// The hexes of every stack that takes its tokens from a pool are turned up at the set-up.
bool is_dealt_whole(const MapView& map, const TokenPool& pool) {
  const auto stacks = map.stacks_with_tokens_of(pool);
  return !map.rules().explores() && std::none_of(stacks.begin(), stacks.end(), [&](const auto* stack) {
    return !stack->content->paired_with.empty() || map.is_partner(*stack);
  });
}

/// How many red tokens must be dealt at the set-up: with more tokens than hexes the others may do, and hexes
/// that stay face down may take some.
int reds_to_deal(const MapView& map, const TokenPool& pool) {
  int reds = 0;
  for (const auto& [number, count] : *pool.content)
    if (hexwright::is_red(number)) reds += count;
  const int others = total(*pool.content) - reds;
  const bool whole = is_dealt_whole(map, pool);
  const int hexes = (whole ? tokens_for_all_hexes(map, pool) : tokens_for_open_hexes(map, pool)).least;
  const int hidden = whole ? 0 : tokens_for_hidden_hexes(map, pool).most;
  return std::min(reds - hidden, std::min(hexes, total(*pool.content)) - others);
}

/// The terrains whose hexes can get a red token of the pool: one of their own, or one that is set aside for
/// none where they have too few of their own.
TerrainSet takers_of_reds(const MapView& map, const TokenPool& pool) {
  const auto has_red = [](const Counts<int>& tokens) {
    return std::any_of(tokens.begin(), tokens.end(),
                       [](const auto& token) { return hexwright::is_red(token.first) && token.second > 0; });
  };
  const auto shares = token_shares(map, pool);
  // What is set aside for hexes that never come is anybody's.
  const bool for_anybody = std::any_of(shares.begin(), shares.end(), [&](const TokenShare& share) {
    return has_red(share.tokens) &&
           (!share.terrain || total(share.tokens) > hexes_with_tokens_of(map, pool, *share.terrain).least);
  });
  TerrainSet takers;
  for (const Terrain terrain : every_terrain) {
    if (!is_producing(terrain)) continue;
    const Counts<int> own = tokens_set_aside(shares, terrain);
    const bool takes_others = hexes_with_tokens_of(map, pool, terrain).most > total(own);
    if (has_red(own) || (takes_others && for_anybody)) takers.add(terrain);
  }
  return takers;
}

/// Where a red token of the pool may lie, and touches no fixed one.
std::vector<HexId> free_hexes(const MapView& map, const TokenPool& pool) {
  std::vector<HexId> hexes;
  const TerrainSet takers = takers_of_reds(map, pool);
  const BarredNumbers barred = barred_numbers(map);
  const auto add = [&](const std::vector<HexId>& drawing) {
    for (const HexId hex : drawing)
      if (map.terrains(hex).may_be(takers) && !touches_red(map, hex) && !bars(barred, hex, 6) &&
          !bars(barred, hex, 8))
        hexes.push_back(hex);
  };
  add(pool.drawing);
  if (is_dealt_whole(map, pool))
    for (const StackSupply* stack : map.stacks_with_tokens_of(pool)) add(stack->drawing);
  return hexes;
}

void find_reds_too_many(const MapView& map, Report& report) {
  for (const auto& pool : map.token_pools()) {
    if (!pool.content) continue;
    const int reds = reds_to_deal(map, pool);
    const auto hexes = free_hexes(map, pool);
    if (can_choose_apart(map.board(), hexes, reds) != Verdict::No) continue;
    report.add(
        NamedPlace{NamedPlace::Kind::TokenPool, pool.name},
        say(N_("however the token pool \"{0}\" is dealt, red numbers touch: there is no room for {1} of "
               "them apart from each other and from the fixed ones"),
            pool.name, reds));
  }
}

}  // namespace

constinit const Check red_numbers_can_be_apart{
    .info = {.id = "base.red-numbers-can-be-apart",
             .severity = Severity::Error,
             .title = N_("Drawn red numbers can be dealt apart"),
             .why = N_("Players deal again or swap when two of 6 and 8 touch; here that would never end."),
             .requirement = "BASE-14"},
    .run = find_reds_too_many};

}  // namespace hexwright::base
