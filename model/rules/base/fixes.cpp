#include "model/rules/base/fixes.h"

#include "model/board/index.h"
#include "model/rules/base/numbers.h"
#include "model/rules/deal_bounds.h"

namespace hexwright::base {
namespace {

Counts<Terrain> without_deserts(Counts<Terrain> counts, Terrain instead) {
  counts[instead] += count_of(counts, Terrain::Desert);
  counts.erase(Terrain::Desert);
  return counts;
}

/// The edits that put so many more tokens in and set them aside for a terrain; none when the pool is not
/// defined.
std::optional<Edits> more_tokens(const MapView& map, const std::string& pool, Terrain terrain, int number,
                                 int count) {
  const auto& pools = map.scenario().token_pools;
  const auto found = pools.find(pool);
  if (found == pools.end()) return {};
  Counts<int> tokens = found->second;
  tokens[number] += count;
  TerrainTokens set_aside;
  if (const auto before = map.scenario().terrain_tokens.find(pool);
      before != map.scenario().terrain_tokens.end())
    set_aside = before->second;
  set_aside[terrain][number] += count;
  return Edits{SetTokenPool{pool, std::move(tokens)}, SetTerrainTokens{pool, std::move(set_aside)}};
}

/// The one token pool of all hexes that draw from a terrain pool; empty when they have none in common.
std::string common_token_pool(const MapView& map, const TerrainPool& pool) {
  PoolId common;
  for (const HexId hex : pool.drawing) {
    const PoolId tokens = map.token_pool_of(hex);
    if (tokens == none || (common != none && tokens != common)) return {};
    common = tokens;
  }
  return common == none ? std::string() : map.token_pools()[at(common)].name;
}

void add_open(const MapView& map, Terrain instead, int number, std::vector<Deserts>& found) {
  for (const HexId hex : map.board().hexes()) {
    if (map.terrain(hex) != Terrain::Desert) continue;
    const Hex place = map.board().hex(hex);
    found.push_back({place, 1, Edits{SetTerrain{place, instead}, SetToken{place, number}}});
  }
}

void add_pooled(const MapView& map, Terrain instead, int number, std::vector<Deserts>& found) {
  for (const TerrainPool& pool : map.terrain_pools()) {
    const int count = pool.content ? count_of(*pool.content, Terrain::Desert) : 0;
    const bool dealt = map.dealt_to_stacks(pool) > 0;
    if (count == 0 || (pool.drawing.empty() && !dealt)) continue;
    Deserts deserts{NamedPlace{NamedPlace::Kind::TerrainPool, pool.name}, count, {}};
    auto edits =
        dealt ? std::nullopt : more_tokens(map, common_token_pool(map, pool), instead, number, count);
    if (edits) edits->push_back(SetTerrainPool{pool.name, without_deserts(*pool.content, instead)});
    deserts.replaced = std::move(edits);
    found.push_back(std::move(deserts));
  }
}

void add_stacked(const MapView& map, Terrain instead, int number, std::vector<Deserts>& found) {
  for (const StackSupply& stack : map.stacks()) {
    const int count = stack.content ? count_of(stack.content->hexes, Terrain::Desert) : 0;
    if (count == 0 || (stack.drawing.empty() && !map.is_partner(stack))) continue;
    Deserts deserts{NamedPlace{NamedPlace::Kind::Stack, stack.name}, count, {}};
    if (auto edits = more_tokens(map, stack.content->token_pool, instead, number, count)) {
      Stack replaced = *stack.content;
      replaced.hexes = without_deserts(std::move(replaced.hexes), instead);
      edits->push_back(SetStack{stack.name, std::move(replaced)});
      deserts.replaced = std::move(edits);
    }
    found.push_back(std::move(deserts));
  }
}

}  // namespace

std::vector<Deserts> deserts(const MapView& map, Terrain instead, int number) {
  std::vector<Deserts> found;
  add_open(map, instead, number, found);
  add_pooled(map, instead, number, found);
  add_stacked(map, instead, number, found);
  return found;
}

namespace {

constexpr int most_tokens = 500;

bool is_named(const MapView& map, const std::string& name) {
  return map.token_pool(name) || map.scenario().terrain_tokens.contains(name) ||
         map.rules().token_pools().contains(name);
}

/// All of it while no cell takes it yet.
int producing_hexes(const MapView& map, const StackSupply& stack) {
  if (cells_of(map, stack) > 0) return producing_that_come_up(map, stack).most;
  int hexes = stack.content->dealt;
  for (const auto& [terrain, count] : stack.content->hexes)
    if (is_producing(terrain)) hexes += count;
  return hexes;
}

}  // namespace

std::string unused_token_pool(const MapView& map, std::string_view wish) {
  std::string name(wish);
  for (int n = 2; is_named(map, name); ++n) name = std::string(wish) + " " + std::to_string(n);
  return name;
}

Counts<int> fitting_tokens(const MapView& map, int hexes) {
  Counts<int> tokens;
  if (hexes > 0 && hexes <= most_tokens)
    for (const int number : spare_numbers(map, hexes)) ++tokens[number];
  return tokens;
}

FittingPool fitting_pool(const MapView& map, const StackSupply& stack) {
  const std::string name = unused_token_pool(map, stack.name);
  Stack content = *stack.content;
  content.token_pool = name;
  const auto tokens = fitting_tokens(map, producing_hexes(map, stack));
  return {name, {SetTokenPool{name, tokens}, SetStack{stack.name, std::move(content)}}};
}

}  // namespace hexwright::base
