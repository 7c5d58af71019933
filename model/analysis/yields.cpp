#include "model/analysis/yields.h"

#include <algorithm>
#include <numeric>

#include "model/board/index.h"
#include "model/rules/odds.h"
#include "model/rules/token_shares.h"

namespace hexwright {
namespace {

double producing(const TerrainChances& chances) {
  double sum = 0;
  for (const Terrain t : every_terrain)
    if (is_producing(t)) sum += chances[at(t)];
  return sum;
}

/// Chances of what draws from counts that may be short of it.
template <class Face, std::size_t size>
void spread(const Counts<Face>& counts, std::size_t drawing, std::array<double, size>& chances) {
  const double all = std::max(static_cast<double>(total(counts)), static_cast<double>(drawing));
  for (const auto& [face, count] : counts) chances[at(face)] = count / all;
}

/// The pips that the tokens of a pool bring on average.
class TokenPips {
 public:
  TokenPips(const MapView& map, const TokenPool& pool, const IdVector<HexId, TerrainChances>& chances) {
    if (!pool.content) return;
    std::vector<HexId> hexes = pool.drawing;
    // Stacks that are turned up at the set-up take theirs then.
    if (!map.rules().explores())
      for (const StackSupply* stack : map.stacks_with_tokens_of(pool))
        hexes.insert(hexes.end(), stack->drawing.begin(), stack->drawing.end());
    TerrainChances wanted{};
    for (const HexId hex : hexes)
      for (std::size_t t = 0; t < wanted.size(); ++t) wanted[t] += chances[hex][t];
    const auto shares = token_shares(map, pool);
    const Counts<int>& free = shares.back().tokens;
    TerrainChances from_kept{};
    for (const auto& [terrain, own] : shares) {
      if (!terrain) continue;
      from_kept[at(*terrain)] = std::min(wanted[at(*terrain)], static_cast<double>(total(own)));
      kept_[at(*terrain)] = sum_of_pips(own) / total(own);
    }
    TerrainChances rest{};
    for (std::size_t t = 0; t < rest.size(); ++t) rest[t] = wanted[t] - from_kept[t];
    const double takers = std::max(producing(rest), static_cast<double>(total(free)));
    free_ = takers == 0 ? 0 : sum_of_pips(free) / takers;
    for (std::size_t t = 0; t < wanted.size(); ++t)
      share_of_kept_[t] = wanted[t] == 0 ? 0 : from_kept[t] / wanted[t];
  }

  double of(Terrain terrain) const {
    const double share = share_of_kept_[at(terrain)];
    return share * kept_[at(terrain)] + (1 - share) * free_;
  }

 private:
  static double sum_of_pips(const Counts<int>& tokens) {
    double sum = 0;
    for (const auto& [number, count] : tokens) sum += count * pips(number);
    return sum;
  }
  double free_ = 0;
  TerrainChances kept_{}, share_of_kept_{};
};

Yield yield_of(const MapView& map, Terrain terrain, double pips) {
  Yield yield;
  if (const auto resource = resource_of(terrain))
    yield.cards[at(*resource)] = pips;
  else if (terrain == Terrain::Gold || map.rules().yields_choice(terrain))
    yield.choice = pips;
  else if (terrain == Terrain::Jungle)
    yield.discoveries = pips;
  return yield;
}

/// The position of the pool that its token comes from at the set-up.
PoolId token_pool_at_set_up(const MapView& map, HexId hex) {
  if (!map.is_hidden(hex)) return map.token_pool_of(hex);
  const StackSupply& stack = map.stacks()[map.stack_of(hex).index()];
  const TokenPool* pool = stack.content ? map.token_pool(stack.content->token_pool) : nullptr;
  return pool ? PoolId(pool - map.token_pools().data()) : PoolId();
}

}  // namespace

double Yield::pips() const { return std::accumulate(cards.begin(), cards.end(), choice + discoveries); }

int Yield::kinds() const {
  return static_cast<int>(std::count_if(cards.begin(), cards.end(), [](double each) { return each > 0; }));
}

Yield& Yield::operator+=(const Yield& other) {
  for (std::size_t i = 0; i < cards.size(); ++i) cards[i] += other.cards[i];
  choice += other.choice;
  discoveries += other.discoveries;
  return *this;
}

IdVector<HexId, TerrainChances> terrain_chances(const MapView& map) {
  IdVector<HexId, TerrainChances> chances(map.board().hex_count());
  for (const HexId hex : map.board().hexes())
    if (const auto terrain = map.terrain(hex)) chances[hex][at(*terrain)] = 1;
  for (const TerrainPool& pool : map.terrain_pools())
    if (pool.content)
      for (const HexId hex : pool.drawing)
        spread(*pool.content, pool.drawing.size() + at(map.dealt_to_stacks(pool)), chances[hex]);
  if (map.rules().explores()) return chances;
  const auto odds = odds_by_hex(map);
  for (const HexId hex : odds.ids())
    if (odds[hex]) chances[hex] = odds[hex]->terrain;
  return chances;
}

IdVector<HexId, Yield> yields_by_hex(const MapView& map) {
  const auto chances = terrain_chances(map);
  std::vector<TokenPips> pools;
  pools.reserve(map.token_pools().size());
  for (const TokenPool& pool : map.token_pools()) pools.emplace_back(map, pool, chances);
  IdVector<HexId, Yield> yields(chances.count());
  for (const HexId hex : map.board().hexes()) {
    const PoolId pool = token_pool_at_set_up(map, hex);
    const double fixed = map.number(hex) == MapView::no_number ? 0 : pips(map.number(hex));
    for (const Terrain terrain : every_terrain) {
      const double chance = chances[hex][at(terrain)];
      if (chance > 0 && is_producing(terrain))
        yields[hex] +=
            yield_of(map, terrain, chance * (pool == none ? fixed : pools[pool.index()].of(terrain)));
    }
  }
  return yields;
}

IdVector<IntersectionId, Yield> yields_by_intersection(const BoardGraph& board,
                                                       const IdVector<HexId, Yield>& hexes) {
  IdVector<IntersectionId, Yield> yields(board.intersection_count());
  for (const IntersectionId i : board.intersections())
    for (const HexId hex : board.intersection_hexes(i))
      if (hex != none) yields[i] += hexes[hex];
  return yields;
}

BoardYield yield_of_board(const MapView& map, std::span<const Yield> hexes) {
  BoardYield board;
  for (const TerrainChances& chances : terrain_chances(map))
    for (const Terrain terrain : every_terrain)
      if (const auto resource = resource_of(terrain)) board.hexes[at(*resource)] += chances[at(terrain)];
  for (const Yield& hex : hexes) board.yield += hex;
  return board;
}

bool HarborChances::any() const {
  return std::any_of(kinds.begin(), kinds.end(), [](double chance) { return chance > 0; });
}

IdVector<IntersectionId, HarborChances> harbor_chances(const MapView& map) {
  IdVector<IntersectionId, HarborChances> chances(map.board().intersection_count());
  IdVector<HarborId, HarborChances> harbors(static_cast<int>(map.harbors().size()));
  for (const HarborPool& pool : map.harbor_pools())
    if (pool.content)
      for (const HarborId harbor : pool.drawing)
        spread(*pool.content, pool.drawing.size(), harbors[harbor].kinds);
  for (const HarborId i : harbors.ids()) {
    const PlacedHarborView& view = map.harbors()[i.index()];
    if (const auto kind = fixed(view.harbor->kind)) harbors[i].kinds[at(*kind)] = 1;
    for (const IntersectionId end : view.ends)
      if (end != none) chances[end] = harbors[i];
  }
  return chances;
}

}  // namespace hexwright
