#include <array>

#include "tests/templates/mutation_ways.h"

// What can go wrong with pools and stacks.

namespace hexwright::test {
namespace {

/// None of a pool or stack that is empty already.
template <class Face>
Edits less(const std::string& name, const Counts<Face>& pool) {
  if (pool.empty()) return {};
  return {SetNamed<Counts<Face>>{name, changed(pool, pool.begin()->first, -1)}};
}

bool is_hexes_own(const Scenario& s, const std::string& token_pool) {
  return std::any_of(s.cells.begin(), s.cells.end(), [&](const auto& entry) {
    const auto* pool = pool_of(entry.second.token);
    return pool && *pool == token_pool;
  });
}

/// The bag of the Explorers may run out: then the home island gives up its numbers. EXP-08
bool is_of_a_stack(const Scenario& s, const std::string& token_pool) {
  return std::any_of(s.stacks.begin(), s.stacks.end(), [&](const auto& entry) {
    return entry.second.token_pool == token_pool && entry.second.paired_with.empty();
  });
}

template <class Change>
Ways with_stacks(const Scenario& s, Change change) {
  return at_named(s.stacks, [&](const std::string& name, Stack stack) {
    change(stack);
    return Edits{SetStack{name, stack}};
  });
}

template <class Things>
Ways one_less(const Things& pools) {
  return at_named(pools, [](const std::string& name, const auto& pool) { return less(name, pool); });
}

constexpr std::array ways_with_pools{
    Mutation{"a hex less in a pool", "map.pools-suffice",
             [](const Scenario& s) { return one_less(s.terrain_pools); }},
    Mutation{"a harbor less in a pool", "map.pools-suffice",
             [](const Scenario& s) {
               // One that has a token over can spare it.
               const auto drawn = [&](const std::string& name) {
                 return std::count_if(s.harbors.begin(), s.harbors.end(), [&](const auto& placed) {
                   const auto* pool = pool_of(placed.second.kind);
                   return pool && *pool == name;
                 });
               };
               return at_named(s.harbor_pools, [&](const std::string& name, const auto& pool) {
                 return drawn(name) == total(pool) ? less(name, pool) : Edits{};
               });
             }},
    Mutation{"a token less in a pool for open hexes", "map.pools-suffice",
             [](const Scenario& s) {
               return at_named(s.token_pools, [&](const std::string& name, const auto& pool) {
                 return is_hexes_own(s, name) ? less(name, pool) : Edits{};
               });
             }},
    Mutation{"a token less in the pool of a stack", "map.stack-tokens-match",
             [](const Scenario& s) {
               return at_named(s.token_pools, [&](const std::string& name, const auto& pool) {
                 return is_of_a_stack(s, name) ? less(name, pool) : Edits{};
               });
             }},
    Mutation{"a token more in the pool of a stack", "map.stack-tokens-match",
             [](const Scenario& s) {
               return at_named(s.token_pools, [&](const std::string& name, const auto& pool) {
                 return is_of_a_stack(s, name) ? Edits{SetTokenPool{name, changed(pool, 5, 1)}} : Edits{};
               });
             }},
    Mutation{"a 7 in a token pool", "base.numbers-legal",
             [](const Scenario& s) {
               return at_named(s.token_pools, [&](const std::string& name, const auto& pool) {
                 return is_hexes_own(s, name) || is_of_a_stack(s, name)
                            ? Edits{SetTokenPool{name, changed(pool, 7, 1)}}
                            : Edits{};
               });
             }},
    Mutation{
        "a hex more in a stack", "map.stacks-match",
        [](const Scenario& s) { return with_stacks(s, [](Stack& stack) { ++stack.hexes[Terrain::Sea]; }); }},
    Mutation{"a hex less in a stack", "map.stacks-match",
             [](const Scenario& s) {
               return at_named(s.stacks, [](const std::string& name, Stack stack) {
                 if (stack.hexes.empty()) return Edits{};
                 stack.hexes = changed(stack.hexes, stack.hexes.begin()->first, -1);
                 return Edits{SetStack{name, stack}};
               });
             }},
    Mutation{"a face-down hex turned up", "map.stacks-match",
             [](const Scenario& s) {
               return at_hexes(s, [](Hex hex, const Cell& cell) {
                 return is_hidden(cell) ? Edits{SetHidden{hex, ""}, SetTerrain{hex, Terrain::Sea}} : Edits{};
               });
             }},
    Mutation{"one hex more face down", "map.stacks-match",
             [](const Scenario& s) {
               return at_hexes(s, [&](Hex hex, const Cell& cell) {
                 return !s.stacks.empty() && open_terrain(cell) == Terrain::Sea
                            ? Edits{SetHidden{hex, s.stacks.begin()->first}}
                            : Edits{};
               });
             }},
    Mutation{"one hex dealt to a stack too few", "map.stacks-match",
             [](const Scenario& s) {
               return at_named(s.stacks, [](const std::string& name, Stack stack) {
                 return stack.dealt-- > 0 ? Edits{SetStack{name, stack}} : Edits{};
               });
             }},
    Mutation{"a hex of an unknown pool", "map.pools-defined",
             [](const Scenario& s) {
               return at_hexes(s, [](Hex hex, const Cell& cell) {
                 return is_hidden(cell) ? Edits{} : Edits{SetTerrain{hex, Drawn{"nowhere"}}};
               });
             }},
    Mutation{"a hex of an unknown stack", "map.pools-defined",
             [](const Scenario& s) {
               return at_hexes(s, [](Hex hex, const Cell&) { return Edits{SetHidden{hex, "nowhere"}}; });
             }},
    Mutation{"a pool that nothing is drawn from", "map.pools-used",
             [](const Scenario&) {
               return Ways{{SetTerrainPool{"leftover", Counts<Terrain>{{Terrain::Hills, 1}}}}};
             }},
    Mutation{"a stack that no hex lies in", "map.pools-used",
             [](const Scenario&) {
               return Ways{{SetStack{"leftover", Stack{}}}};
             }},
    Mutation{"a number for a terrain that the pool does not have", "map.terrain-tokens-match",
             [](const Scenario& s) {
               return at_named(s.terrain_tokens, [](const std::string& name, TerrainTokens tokens) {
                 tokens.begin()->second = {{12, 9}};
                 return Edits{SetTerrainTokens{name, tokens}};
               });
             }},
};

}  // namespace

std::span<const Mutation> mutations_of_pools() { return ways_with_pools; }

}  // namespace hexwright::test
