#include "editor/core/editing/pools.h"

#include <algorithm>
#include <utility>

#include "editor/core/editing/labels.h"
#include "model/rules/base/fixes.h"
#include "model/rules/words.h"

namespace hexwright {
namespace {

template <class Face>
Edit set_pool(const std::string& pool, Counts<Face> counts) {
  return SetNamed<Counts<Face>>{pool, std::move(counts)};
}

/// What a named thing is now; empty when there is none.
template <class Thing>
Thing value_or_empty(const std::map<std::string, Thing>& things, const std::string& name) {
  const auto found = things.find(name);
  return found == things.end() ? Thing{} : found->second;
}

template <class Face>
Counts<Face> with_count(Counts<Face> counts, Face face, int count) {
  if (count == 0) {
    counts.erase(face);
  } else {
    counts[face] = count;
  }
  return counts;
}

template <class Face>
Message face_words(const own::Packs& packs, Face face) {
  return word(packs, face);
}
Message face_words(const own::Packs& /*of no interest*/, int number) {
  return {N_("tokens with {0}"), {std::to_string(number)}};
}

template <class Face>
Command change_pool(const own::Packs& packs, const std::map<std::string, Counts<Face>>& pools,
                    const std::string& pool, Face face, int count) {
  return {{N_("pool {0}: {1} {2}"), {pool, std::to_string(count), face_words(packs, face)}},
          {set_pool(pool, with_count(value_or_empty(pools, pool), face, count))}};
}

Command made(const char* pattern, const std::string& name, Edit edit) {
  return {{pattern, {name}}, {std::move(edit)}};
}

/// A stack, made if missing, as `change` leaves it.
template <class Change>
Command change_stack(const Scenario& scenario, const std::string& name, const char* label, Change change) {
  Stack changed = value_or_empty(scenario.stacks, name);
  change(changed);
  return made(label, name, SetStack{name, std::move(changed)});
}

Edits joined(Edit first, Edits rest) {
  rest.insert(rest.begin(), std::move(first));
  return rest;
}

Message pooled_label(const std::string& pool, std::size_t places) {
  return by_number(places, plural("pool one place in {1}", "pool {0} places in {1}"), {pool});
}

/// Counts the fixed layer of the hexes into the pool; the hexes draw from it.
template <class Face, class Set>
Command pool_layer(const Scenario& scenario, const HexSet& hexes, const std::string& pool,
                   const std::map<std::string, Counts<Face>>& pools, Placed<Face> Cell::*layer) {
  Counts<Face> counts = value_or_empty(pools, pool);
  Edits draws;
  for (const Hex h : hexes) {
    const auto cell = scenario.cells.find(h);
    if (cell == scenario.cells.end() || is_hidden(cell->second)) continue;
    const auto face = fixed(cell->second.*layer);
    if (!face) continue;
    ++counts[*face];
    draws.push_back(Set{h, Drawn{pool}});
  }
  return {pooled_label(pool, draws.size()), joined(set_pool(pool, std::move(counts)), std::move(draws))};
}

}  // namespace

Command new_terrain_pool(const std::string& name) {
  return made(N_("make the pool {0}"), name, SetTerrainPool{name, Counts<Terrain>{}});
}
Command new_token_pool(const std::string& name) {
  return made(N_("make the pool {0}"), name, SetTokenPool{name, Counts<int>{}});
}
Command new_harbor_pool(const std::string& name) {
  return made(N_("make the pool {0}"), name, SetHarborPool{name, Counts<HarborKind>{}});
}
Command new_stack(const std::string& name) {
  return made(N_("make the stack {0}"), name, SetStack{name, Stack{}});
}
Command remove_terrain_pool(const std::string& name) {
  return made(N_("remove the pool {0}"), name, SetTerrainPool{name, {}});
}
Command remove_token_pool(const std::string& name) {
  return made(N_("remove the pool {0}"), name, SetTokenPool{name, {}});
}
Command remove_harbor_pool(const std::string& name) {
  return made(N_("remove the pool {0}"), name, SetHarborPool{name, {}});
}
Command remove_stack(const std::string& name) {
  return made(N_("remove the stack {0}"), name, SetStack{name, {}});
}

Command set_pool_count(const Scenario& scenario, const std::string& pool, Terrain face, int count) {
  return change_pool(scenario.own, scenario.terrain_pools, pool, face, count);
}
Command set_pool_count(const Scenario& scenario, const std::string& pool, int number, int count) {
  return change_pool(scenario.own, scenario.token_pools, pool, number, count);
}
Command set_pool_count(const Scenario& scenario, const std::string& pool, HarborKind face, int count) {
  return change_pool(scenario.own, scenario.harbor_pools, pool, face, count);
}

Command set_stack_count(const Scenario& scenario, const std::string& stack, Terrain face, int count) {
  Stack changed = value_or_empty(scenario.stacks, stack);
  changed.hexes = with_count(std::move(changed.hexes), face, count);
  return {{N_("stack {0}: {1} {2}"), {stack, std::to_string(count), word(scenario.own, face)}},
          {SetStack{stack, std::move(changed)}}};
}

Command set_stack_count(const Scenario& scenario, const std::string& stack, HarborKind face, int count) {
  Stack changed = value_or_empty(scenario.stacks, stack);
  changed.harbors = with_count(std::move(changed.harbors), face, count);
  return {{N_("stack {0}: {1} {2}"), {stack, std::to_string(count), word(face)}},
          {SetStack{stack, std::move(changed)}}};
}

Message set_stack_contents_label(const std::string& stack) {
  return {N_("change what the stack {0} holds"), {stack}};
}

Command set_stack_tokens(const Scenario& scenario, const std::string& stack, const std::string& token_pool) {
  return change_stack(scenario, stack, N_("change the tokens of the stack {0}"),
                      [&](Stack& changed) { changed.token_pool = token_pool; });
}

Command set_stack_new_tokens(const Scenario& scenario, const std::string& stack) {
  const MapView map(scenario);
  const auto found = std::find_if(map.stacks().begin(), map.stacks().end(),
                                  [&](const StackSupply& each) { return each.name == stack; });
  if (found == map.stacks().end() || !found->content) return {};
  auto pool = base::fitting_pool(map, *found);
  return {{N_("make the pool {0} for the stack {1}"), {pool.name, stack}}, std::move(pool.edits)};
}

Command set_stack_dealt(const Scenario& scenario, const std::string& stack, int count,
                        const std::string& terrain_pool) {
  return change_stack(scenario, stack, N_("change what is dealt to the stack {0}"), [&](Stack& changed) {
    changed.dealt = count;
    changed.dealt_from = terrain_pool;
  });
}

Command set_stack_pair(const Scenario& scenario, const std::string& stack, const std::string& other) {
  const char* words = other.empty() ? N_("let the stack {0} stand alone") : N_("pair the stack {0}");
  return change_stack(scenario, stack, words, [&](Stack& changed) { changed.paired_with = other; });
}

Command set_terrain_token_count(const Scenario& scenario, const std::string& token_pool, Terrain terrain,
                                int number, int count) {
  TerrainTokens changed = value_or_empty(scenario.terrain_tokens, token_pool);
  changed[terrain] = with_count(std::move(changed[terrain]), number, count);
  if (changed[terrain].empty()) changed.erase(terrain);
  if (changed.empty()) return remove_terrain_tokens(token_pool);
  return made(N_("change which numbers of the pool {0} go where"), token_pool,
              SetTerrainTokens{token_pool, std::move(changed)});
}

Command remove_terrain_tokens(const std::string& token_pool) {
  return made(N_("let the numbers of the pool {0} go anywhere"), token_pool,
              SetTerrainTokens{token_pool, {}});
}

Command pool_terrains_of(const Scenario& scenario, const HexSet& hexes, const std::string& pool) {
  return pool_layer<Terrain, SetTerrain>(scenario, hexes, pool, scenario.terrain_pools, &Cell::terrain);
}

Command pool_tokens_of(const Scenario& scenario, const HexSet& hexes, const std::string& pool) {
  return pool_layer<int, SetToken>(scenario, hexes, pool, scenario.token_pools, &Cell::token);
}

Command pool_harbors_of(const Scenario& scenario, const HexSet& hexes, const std::string& pool) {
  Counts<HarborKind> counts = value_or_empty(scenario.harbor_pools, pool);
  Edits draws;
  for (const auto& [path, harbor] : scenario.harbors) {
    const auto kind = fixed(harbor.kind);
    if (!kind || !hexes.contains(scenario.topology.canonical(harbor_hex(path, harbor)))) continue;
    ++counts[*kind];
    draws.push_back(SetHarbor{path, Harbor{harbor.facing, Drawn{pool}}});
  }
  return {pooled_label(pool, draws.size()), joined(set_pool(pool, std::move(counts)), std::move(draws))};
}

Command hide_in_stack(const Scenario& scenario, const HexSet& hexes, const std::string& stack) {
  Stack filled = value_or_empty(scenario.stacks, stack);
  Edits draws;
  for (const Hex h : hexes) {
    const auto cell = scenario.cells.find(h);
    if (cell == scenario.cells.end() || is_hidden(cell->second)) continue;
    const auto terrain = fixed(cell->second.terrain);
    if (!terrain) continue;
    ++filled.hexes[*terrain];
    draws.push_back(SetHidden{h, stack});
  }
  return {hide_label(stack, draws.size()), joined(SetStack{stack, std::move(filled)}, std::move(draws))};
}

}  // namespace hexwright
