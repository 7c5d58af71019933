#include <cassert>
#include <map>
#include <set>

#include "editor/core/editing/labels.h"
#include "editor/core/pictures/sample_deal.h"
#include "model/rules/map_view.h"

namespace hexwright {
namespace {

/// What of the pools now lies fixed on the board.
struct Taken {
  std::map<std::string, Counts<Terrain>> terrains;
  std::map<std::string, Counts<int>> tokens;
  std::map<std::string, Counts<HarborKind>> harbors;
};

template <class Face>
Counts<Face> less(Counts<Face> counts, const Counts<Face>& taken) {
  for (const auto& [face, count] : taken)
    if (const auto found = counts.find(face); found != counts.end() && (found->second -= count) <= 0)
      counts.erase(found);
  return counts;
}

Edits placements(const Scenario& scenario, const SampleDeal& deal) {
  Edits edits;
  for (const auto& place : deal.places) {
    edits.push_back(SetTerrain{place.at, place.terrain});
    edits.push_back(SetToken{place.at, place.token ? PlacedToken(*place.token) : PlacedToken()});
    edits.push_back(SetHidden{place.at, {}});
  }
  for (const auto& dealt : deal.harbors)
    if (const auto found = scenario.harbors.find(dealt.at); found != scenario.harbors.end())
      edits.push_back(SetHarbor{dealt.at, Harbor{found->second.facing, dealt.kind}});
  return edits;
}

/// What cells and stacks had from where. What a stack shows besides its own hexes was dealt to it.
Taken taken_by(const Scenario& scenario, const SampleDeal& deal) {
  Taken taken;
  std::map<std::string, Counts<Terrain>> of_stacks;
  for (const auto& place : deal.places) {
    const Cell& cell = scenario.cells.at(place.at);
    const auto stack = scenario.stacks.find(cell.stack);
    const auto* pool = pool_of(cell.terrain);
    if (is_hidden(cell)) {
      ++of_stacks[cell.stack][place.terrain];
    } else if (pool) {
      ++taken.terrains[*pool][place.terrain];
    }
    const auto* bag = pool_of(cell.token);
    if (!place.token) continue;
    if (stack != scenario.stacks.end()) {
      ++taken.tokens[stack->second.token_pool][*place.token];
    } else if (bag) {
      ++taken.tokens[*bag][*place.token];
    }
  }
  for (const auto& [name, faces] : of_stacks)
    if (const auto stack = scenario.stacks.find(name); stack != scenario.stacks.end())
      for (const auto& [face, count] : less(faces, stack->second.hexes))
        taken.terrains[stack->second.dealt_from][face] += count;
  for (const auto& dealt : deal.harbors)
    if (const auto* pool = pool_of(scenario.harbors.at(dealt.at).kind)) ++taken.harbors[*pool][dealt.kind];
  return taken;
}

/// The names of what is still drawn from when the deal is fixed.
struct Needed {
  std::set<std::string> stacks, terrain_pools, token_pools, harbor_pools;
};

template <class Face>
void add(std::set<std::string>& names, const Placed<Face>& placed) {
  if (const auto* pool = pool_of(placed)) names.insert(*pool);
}

Needed needed_by(const Scenario& after) {
  Needed needed;
  for (const auto& [hex, cell] : after.cells) {
    if (is_hidden(cell)) {
      needed.stacks.insert(cell.stack);
      continue;
    }
    add(needed.terrain_pools, cell.terrain);
    add(needed.token_pools, cell.token);
  }
  for (const auto& [path, harbor] : after.harbors) add(needed.harbor_pools, harbor.kind);
  for (const auto& [name, stack] : after.stacks)
    if (needed.stacks.contains(name)) needed.stacks.insert(stack.paired_with);
  for (const auto& [name, stack] : after.stacks) {
    if (!needed.stacks.contains(name)) continue;
    needed.terrain_pools.insert(stack.dealt_from);
    needed.token_pools.insert(stack.token_pool);
  }
  for (const auto& [name, option] : Ruleset(after.rules, after.own).token_pools())
    needed.token_pools.insert(name);
  return needed;
}

/// Pools that nothing drew from were none of the deal's and stay as they are.
template <class Face>
void settle(const std::map<std::string, Counts<Face>>& pools, const std::set<std::string>& needed,
            const std::map<std::string, Counts<Face>>& taken, Edits& edits) {
  for (const auto& [name, counts] : pools) {
    const auto gone = taken.find(name);
    if (gone == taken.end()) continue;
    if (needed.contains(name)) {
      edits.push_back(SetNamed<Counts<Face>>{name, less(counts, gone->second)});
    } else {
      edits.push_back(SetNamed<Counts<Face>>{name, {}});
    }
  }
}

}  // namespace

Command fix_deal(const Scenario& scenario, const SampleDeal& deal) {
  Edits edits = placements(scenario, deal);
  const Needed needed = needed_by(dealt(scenario, deal));
  const Taken taken = taken_by(scenario, deal);
  std::set<std::string> turned_up;
  for (const auto& place : deal.places) turned_up.insert(scenario.cells.at(place.at).stack);
  for (const auto& [name, stack] : scenario.stacks)
    if (turned_up.contains(name) && !needed.stacks.contains(name)) edits.push_back(SetStack{name, {}});
  settle(scenario.terrain_pools, needed.terrain_pools, taken.terrains, edits);
  settle(scenario.token_pools, needed.token_pools, taken.tokens, edits);
  settle(scenario.harbor_pools, needed.harbor_pools, taken.harbors, edits);
  for (const auto& [pool, tokens] : scenario.terrain_tokens)
    if (taken.tokens.contains(pool) && !needed.token_pools.contains(pool))
      edits.push_back(SetTerrainTokens{pool, {}});
  return {by_number(deal.places.size(),
                    plural("fix the hex that was dealt", "fix the {0} hexes that were dealt")),
          std::move(edits)};
}

Scenario dealt(const Scenario& scenario, const SampleDeal& deal) {
  Scenario result = scenario;
  const auto applied = apply_edits(result, placements(scenario, deal));
  assert(!applied.refusal());
  return result;
}

}  // namespace hexwright
