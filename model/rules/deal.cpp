#include "model/rules/deal.h"

#include <algorithm>

#include "model/board/index.h"
#include "model/rules/base/founding.h"
#include "model/rules/deal_bounds.h"
#include "model/rules/token_shares.h"

namespace hexwright {
namespace {

std::optional<Deal::Face> face(Terrain terrain, std::optional<HarborKind> harbor = {}) {
  return Deal::Face{terrain, harbor};
}

/// Players shuffle again when no exchange parts the red numbers. Where tokens are set aside that is so in
/// some deals of a hundred; a map where it is always so has an error.
constexpr int most_deals = 20;
constexpr int most_deals_of_land = 200;

bool is_open_cells(const MapView& map, const StackSupply& stack) {
  return !stack.content->paired_with.empty() || map.is_partner(stack);
}

}  // namespace

Dealer::Dealer(const MapView& map) : map_(&map), exploring_(map.rules().explores()) {
  const auto hexes = at(map.board().hex_count());
  blank_.terrain.resize(hexes);
  blank_.number.assign(hexes, MapView::no_number);
  blank_.undiscovered.assign(hexes, 0);
  for (const HexId hex : map.board().hexes()) {
    blank_.terrain[hex] = map.terrain(hex);
    blank_.undiscovered[hex] = map.is_hidden(hex) ? 1 : 0;
    const auto terrain = map.terrain(hex);
    if (!terrain || is_producing(*terrain)) blank_.number[hex] = map.number(hex);
  }
  prepare_terrain_pools();
  prepare_stacks();
  prepare_token_pools();
  prepare_harbors();
  barred_ = barred_numbers(map);
}

void Dealer::prepare_terrain_pools() {
  for (const TerrainPool& pool : map_->terrain_pools()) {
    HexBag bag;
    if (pool.content)
      for (const auto& [terrain, count] : *pool.content) bag.add(face(terrain), count);
    const int wanted = static_cast<int>(pool.drawing.size()) + map_->dealt_to_stacks(pool);
    bag.add(std::nullopt, wanted - bag.left());
    terrain_pools_.push_back(std::move(bag));
  }
}

void Dealer::prepare_stacks() {
  for (const StackSupply& stack : map_->stacks()) {
    StackSource& source = stacks_.emplace_back();
    const bool open = stack.content && is_open_cells(*map_, stack);
    if (!open) source.cells = stack.drawing;
    if (!open && !exploring_)
      for (const HexId hex : stack.drawing) blank_.undiscovered[hex] = 0;
    if (stack.content && map_->is_used(stack)) {
      for (const auto& [terrain, count] : stack.content->hexes) source.own.add(face(terrain), count);
      for (const auto& [kind, count] : stack.content->harbors)
        source.own.add(face(Terrain::Sea, kind), count);
      source.dealt = stack.content->dealt;
      if (const TerrainPool* pool = map_->terrain_pool(stack.content->dealt_from))
        source.pool = PoolId(pool - map_->terrain_pools().data());
      if (open) source.listed = hexes_that_come_up(*map_, stack).most;
    }
    if (!open)
      source.own.add(std::nullopt, static_cast<int>(source.cells.size()) - source.own.left() - source.dealt);
  }
}

void Dealer::prepare_token_pools() {
  for (const TokenPool& pool : map_->token_pools()) {
    TokenSource& source = token_pools_.emplace_back();
    source.hexes = pool.drawing;
    bool later = false;
    for (const StackSupply* stack : map_->stacks_with_tokens_of(pool))
      if (exploring_ || is_open_cells(*map_, *stack)) {
        source.listed += hexes_that_come_up(*map_, *stack).most;
        later = true;
      } else {
        source.hexes.insert(source.hexes.end(), stack->drawing.begin(), stack->drawing.end());
      }
    source.first = drawn_.size();
    for (const TokenShare& share : token_shares(*map_, pool)) {
      auto& prepared = source.shares.emplace_back();
      prepared.terrain = share.terrain;
      for (const auto& [number, count] : share.tokens) prepared.tokens.add(number, count);
      if (later && share.terrain)
        prepared.later = hidden_hexes_with_tokens_of(*map_, pool, *share.terrain).most;
    }
    drawn_.resize(source.first + source.shares.size());
  }
}

void Dealer::prepare_harbors() {
  blank_.harbor.resize(map_->harbors().size());
  for (std::size_t i = 0; i < map_->harbors().size(); ++i)
    blank_.harbor[HarborId(i)] = fixed(map_->harbors()[i].harbor->kind);
  for (const HarborPool& pool : map_->harbor_pools()) {
    auto& bag = harbor_pools_.emplace_back();
    if (pool.content)
      for (const auto& [kind, count] : *pool.content) bag.add(kind, count);
    bag.add(std::nullopt, static_cast<int>(pool.drawing.size()) - bag.left());
  }
}

void Dealer::deal(Random& random, Deal& deal) {
  const bool room_for_all = map_->rules().deals_land();
  for (int deals = 0; deals < (room_for_all ? most_deals_of_land : most_deals); ++deals) {
    deal_once(random, deal);
    if (!deal.reds_touch && (!room_for_all || base::everybody_can_found(*map_, deal))) return;
  }
}

void Dealer::deal_once(Random& random, Deal& deal) {
  deal.terrain = blank_.terrain;
  deal.number = blank_.number;
  deal.undiscovered = blank_.undiscovered;
  deal.harbor = blank_.harbor;
  deal_hexes(random, deal);
  deal_numbers(random, deal);
  for (std::size_t i = 0; i < harbor_pools_.size(); ++i) {
    harbors_in_use_ = harbor_pools_[i];
    for (const HarborId harbor : map_->harbor_pools()[i].drawing)
      deal.harbor[harbor] = harbors_in_use_.draw(random);
  }
}

void Dealer::deal_hexes(Random& random, Deal& deal) {
  const auto lay = [&](HexBag& bag, HexId hex) {
    const auto drawn = bag.draw(random);
    deal.terrain[hex] = drawn ? std::optional(drawn->terrain) : std::nullopt;
    if (drawn && !is_producing(drawn->terrain)) deal.number[hex] = MapView::no_number;
  };
  pools_in_use_ = terrain_pools_;
  for (std::size_t i = 0; i < pools_in_use_.size(); ++i)
    for (const HexId hex : map_->terrain_pools()[i].drawing) lay(pools_in_use_[i], hex);
  deal.stacks.resize(stacks_.size());
  for (std::size_t i = 0; i < stacks_.size(); ++i) {
    const StackSource& source = stacks_[i];
    stack_in_use_ = source.own;
    for (int n = 0; n < source.dealt; ++n) stack_in_use_.put(pools_in_use_[at(source.pool)].draw(random));
    for (const HexId hex : source.cells) lay(stack_in_use_, hex);
    deal.stacks[i].clear();
    while (stack_in_use_.left() > 0 && static_cast<int>(deal.stacks[i].size()) < source.listed)
      if (const auto drawn = stack_in_use_.draw(random)) deal.stacks[i].push_back(*drawn);
  }
}

void Dealer::deal_numbers(Random& random, Deal& deal) {
  for (const TokenSource& source : token_pools_) lay_tokens(source, random, deal);
  deal.reds_touch = !part_reds(map_->board(), barred_, deal.number, drawn_, random);
  list_left(random, deal);
}

void Dealer::lay_tokens(const TokenSource& source, Random& random, Deal& deal) {
  for (std::size_t i = 0; i < source.shares.size(); ++i) {
    drawn_[source.first + i].left = source.shares[i].tokens;
    drawn_[source.first + i].hexes.clear();
  }
  const std::size_t last = source.shares.size() - 1;
  DrawnTokens& rest = drawn_[source.first + last];
  unserved_.clear();
  for (const HexId hex : source.hexes) {
    const auto terrain = deal.terrain[hex];
    const bool takes = terrain && is_producing(*terrain);
    std::size_t own = 0;
    while (own < last && !(takes && source.shares[own].terrain == terrain)) ++own;
    DrawnTokens& share = drawn_[source.first + own];
    if (own < last && share.left.left() > 0) {
      deal.number[hex] = share.left.take_first();
      share.hexes.push_back(hex);
      continue;
    }
    rest.hexes.push_back(hex);
    if (takes && rest.left.left() > 0)
      deal.number[hex] = rest.left.draw(random);
    else if (takes)
      unserved_.push_back(hex);
  }
  free_surplus(source);
  for (const HexId hex : unserved_)
    if (rest.left.left() > 0) deal.number[hex] = rest.left.draw(random);
}

/// What is set aside for hexes that never come is anybody's.
void Dealer::free_surplus(const TokenSource& source) {
  const std::size_t last = source.shares.size() - 1;
  for (std::size_t i = 0; i < last; ++i)
    while (drawn_[source.first + i].left.left() > source.shares[i].later)
      drawn_[source.first + last].left.put(drawn_[source.first + i].left.take_last());
}

void Dealer::list_left(Random& random, Deal& deal) {
  deal.tokens.resize(token_pools_.size());
  deal.set_aside.resize(token_pools_.size());
  for (std::size_t i = 0; i < token_pools_.size(); ++i) {
    const TokenSource& source = token_pools_[i];
    const std::size_t last = source.shares.size() - 1;
    deal.set_aside[i].clear();
    for (std::size_t own = 0; own < last; ++own)
      for (Bag<int> left = drawn_[source.first + own].left; left.left() > 0;)
        ++deal.set_aside[i][*source.shares[own].terrain][left.take_first()];
    Bag<int>& rest = drawn_[source.first + last].left;
    deal.tokens[i].clear();
    for (int n = std::min(source.listed, rest.left()); n > 0; --n)
      deal.tokens[i].push_back(rest.draw(random));
  }
}

Deal deal(const MapView& map, Random& random) {
  Deal result;
  Dealer(map).deal(random, result);
  return result;
}

}  // namespace hexwright
