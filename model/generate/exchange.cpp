#include "model/generate/exchange.h"

#include <algorithm>

#include "model/board/index.h"

namespace hexwright {

Layout layout_of(const MapView& map) {
  Layout layout;
  layout.terrain = IdVector<HexId, std::optional<Terrain>>(map.board().hex_count());
  layout.number = IdVector<HexId, int>(map.board().hex_count(), MapView::no_number);
  for (const HexId hex : map.board().hexes()) {
    layout.terrain[hex] = map.terrain(hex);
    layout.number[hex] = map.number(hex);
  }
  layout.harbor.resize(map.harbors().size());
  for (const HarborId harbor : layout.harbor.ids())
    layout.harbor[harbor] = fixed(map.harbors()[harbor.index()].harbor->kind);
  layout.face_down.resize(map.stacks().size());
  for (const StackId stack : layout.face_down.ids())
    if (const Stack* content = map.stacks()[stack.index()].content) layout.face_down[stack] = content->hexes;
  return layout;
}

bool Exchange::may_swap_terrain(const Layout& layout, HexId a, HexId b) const {
  const auto of_a = layout.terrain[a], of_b = layout.terrain[b];
  if (!of_a || !of_b || of_a == of_b) return false;
  for (const HexId hex : {a, b})
    if (token_group(hex) >= 0 && tokens_[at(token_group(hex))].set_aside.contains(*layout.terrain[hex]))
      return false;
  return is_producing(*of_a) == is_producing(*of_b) ||
         (token_group(a) >= 0 && token_group(a) == token_group(b));
}

std::size_t Exchange::least_taking(const TokenGroup& group) const {
  IdVector<HexId, char> may_take(map_->board().hex_count(), 0);
  for (const HexId hex : map_->board().hexes())
    if (const auto terrain = map_->terrain(hex)) may_take[hex] = is_producing(*terrain) ? 1 : 0;
  std::size_t least = 0, spoilt = 0;
  for (const auto& terrain : terrain_) {
    for (const HexId hex : terrain.places) may_take[hex] = 1;
    spoilt += at(std::ranges::count_if(terrain.faces, [](Terrain face) { return !is_producing(face); }));
  }
  for (const HexId hex : group.places) least += may_take[hex] ? 1 : 0;
  return least - std::min(least, spoilt);
}

std::optional<Swap> Exchange::swap_at_random(Layout& layout, Random& random) const {
  std::size_t all = 0;
  const auto count = [&](const auto& groups) {
    for (const auto& group : groups) all += group.places.size();
  };
  count(terrain_);
  count(tokens_);
  count(harbors_);
  if (all == 0) return std::nullopt;
  std::size_t chosen = random.below(static_cast<std::uint32_t>(all));
  Swap swap;
  const auto find_in = [&](const auto& groups, auto& a, auto& b) {
    for (const auto& group : groups) {
      if (chosen < group.places.size()) {
        a = group.places[chosen];
        b = group.places[random.below(static_cast<std::uint32_t>(group.places.size()))];
        return true;
      }
      chosen -= group.places.size();
    }
    return false;
  };
  if (find_in(terrain_, swap.a, swap.b)) {
    if (!may_swap_terrain(layout, swap.a, swap.b)) return std::nullopt;
    const bool alike = is_producing(*layout.terrain[swap.a]) == is_producing(*layout.terrain[swap.b]);
    swap.layer = alike ? Swap::Layer::Terrain : Swap::Layer::Hexes;
  } else if (find_in(tokens_, swap.a, swap.b)) {
    swap.layer = Swap::Layer::Numbers;
    const int of_a = layout.number[swap.a], of_b = layout.number[swap.b];
    if (of_a == of_b || of_a == MapView::no_number || of_b == MapView::no_number) return std::nullopt;
    const TerrainTokens& set_aside = tokens_[at(token_group(swap.a))].set_aside;
    if (set_aside.contains(*layout.terrain[swap.a]) || set_aside.contains(*layout.terrain[swap.b]))
      return std::nullopt;
  } else {
    find_in(harbors_, swap.harbor_a, swap.harbor_b);
    swap.layer = Swap::Layer::Harbors;
    if (layout.harbor[swap.harbor_a] == layout.harbor[swap.harbor_b]) return std::nullopt;
  }
  const bool numbers = swap.layer == Swap::Layer::Numbers || swap.layer == Swap::Layer::Hexes;
  const auto is_barred = [&](HexId hex, HexId from) { return bars_number(hex, layout.number[from]); };
  if (numbers && (is_barred(swap.a, swap.b) || is_barred(swap.b, swap.a))) return std::nullopt;
  apply(swap, layout);
  return swap;
}

void Exchange::fill_stacks(Layout& layout, Random& random) const {
  if (stacks_.empty()) return;
  const auto& group = *std::ranges::find_if(terrain_, [](const auto& each) { return each.pool.empty(); });
  std::vector<Terrain> laid, left;
  for (const HexId hex : group.places)
    if (layout.terrain[hex]) laid.push_back(*layout.terrain[hex]);
  std::ranges::sort(laid);
  std::ranges::set_difference(group.faces, laid, std::back_inserter(left));
  if (stacks_.size() > 1) random.shuffle(left);
  for (const OpenedStack& opened : stacks_) {
    Counts<Terrain>& held = layout.face_down[opened.stack] = opened.stays;
    for (int n = 0; n < opened.moves && !left.empty(); ++n, left.pop_back()) ++held[left.back()];
  }
}

void Exchange::apply(const Swap& swap, Layout& layout) {
  if (swap.layer == Swap::Layer::Harbors) {
    std::swap(layout.harbor[swap.harbor_a], layout.harbor[swap.harbor_b]);
    return;
  }
  if (swap.layer != Swap::Layer::Numbers) std::swap(layout.terrain[swap.a], layout.terrain[swap.b]);
  if (swap.layer != Swap::Layer::Terrain) std::swap(layout.number[swap.a], layout.number[swap.b]);
}

}  // namespace hexwright
