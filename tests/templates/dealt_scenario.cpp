#include "tests/templates/dealt_scenario.h"

#include <set>

#include "model/board/index.h"
#include "model/rules/deal.h"

namespace hexwright::test {
namespace {

/// Nobody explores, so that every hex comes up at the set-up. FOG-04
Scenario turned_up(Scenario scenario) {
  if (scenario.rules.contains("fog")) scenario.rules["fog"]["exploring"] = "no";
  return scenario;
}

/// The token pools of stacks that stay, and of options.
std::set<std::string> token_pools_needed(const Scenario& scenario) {
  std::set<std::string> names;
  for (const auto& [name, stack] : scenario.stacks) names.insert(stack.token_pool);
  for (const auto& [name, option] : Ruleset(scenario.rules).token_pools()) names.insert(name);
  return names;
}

}  // namespace

Scenario dealt_scenario(const Scenario& scenario, std::uint64_t seed) {
  Scenario result = turned_up(scenario);
  const MapView map(result);
  Random random(seed);
  const Deal deal = hexwright::deal(map, random);
  Scenario dealt = result;
  for (const HexId hex : map.board().hexes()) {
    const auto terrain = deal.terrain[hex];
    if (!terrain) continue;
    const int number = deal.number[hex];
    dealt.cells[map.board().hex(hex)] =
        Cell{*terrain, number == MapView::no_number ? PlacedToken() : PlacedToken(number), {}};
  }
  for (const HarborId i : deal.harbor.ids())
    if (deal.harbor[i]) dealt.harbors[map.harbors()[i.index()].path].kind = *deal.harbor[i];
  std::erase_if(dealt.stacks, [&](const auto& stack) {
    return stack.second.paired_with.empty() && !map.is_partner(*map.stack(stack.first));
  });
  dealt.terrain_pools.clear();
  if (!dealt.rules.contains("tribal-gifts")) dealt.harbor_pools.clear();  // TRI-04
  const auto needed = token_pools_needed(dealt);
  std::erase_if(dealt.token_pools, [&](const auto& pool) { return !needed.contains(pool.first); });
  std::erase_if(dealt.terrain_tokens, [&](const auto& pool) { return !needed.contains(pool.first); });
  return dealt;
}

}  // namespace hexwright::test
