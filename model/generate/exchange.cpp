#include "model/generate/exchange.h"

#include <algorithm>
#include <map>

#include "model/board/index.h"
#include "model/rules/islands.h"

namespace hexwright {
namespace {

/// What can be exchanged where nobody has chosen hexes: what the base game's board is made of. BASE-01
bool is_of_base_game(Terrain terrain) { return resource_of(terrain) || terrain == Terrain::Desert; }

template <class Face>
std::vector<Face> listed(const Counts<Face>& counts) {
  std::vector<Face> faces;
  for (const auto& [face, count] : counts) faces.insert(faces.end(), at(std::max(count, 0)), face);
  return faces;
}

/// What a pool still needs to hold once so much is dealt; none where nothing is left to draw from it.
template <class Face, class Drawer>
SharedValue<Counts<Face>> left_of(const Supply<Counts<Face>, Drawer>& pool, bool needed,
                                  const std::vector<Face>& used) {
  if (!needed) return {};
  Counts<Face> left = *pool.content;
  for (const Face face : used)
    if (const auto found = left.find(face); found != left.end() && --found->second <= 0) left.erase(found);
  return left;
}

/// What is still set aside for terrains once their hexes on the board have tokens.
std::optional<TerrainTokens> set_aside_after(const TokenGroup& group, const Layout& layout) {
  TerrainTokens left = group.set_aside;
  for (const HexId hex : group.places) {
    if (!layout.terrain[hex]) continue;
    const auto own = left.find(*layout.terrain[hex]);
    if (own == left.end()) continue;
    if (const auto one = own->second.find(layout.number[hex]); one != own->second.end() && --one->second <= 0)
      own->second.erase(one);
    if (own->second.empty()) left.erase(own);
  }
  return left.empty() ? std::nullopt : std::optional(left);
}

Refusal too_few(const std::string& pool, std::size_t held, std::size_t wanted) {
  return refuse(N_("the pool \"{0}\" holds {1} for {2} places; add to it first"),
                {pool, std::to_string(held), std::to_string(wanted)});
}

}  // namespace

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
  return layout;
}

class Exchange::Sorter {
 public:
  Sorter(const MapView& map, const Freedom& freedom, Exchange& sorted)
      : map_(map), freedom_(freedom), sorted_(sorted), islands_(islands_of(map)) {
    pools_only_ = !freedom.hexes && draws();
  }

  /// None where all went well.
  std::optional<Refusal> sort() {
    if (freedom_.terrain) sort_terrain();
    if (freedom_.numbers) sort_tokens();
    if (freedom_.terrain) leave_what_cannot_move();
    if (freedom_.harbors) sort_harbors();
    return refusal_;
  }

 private:
  bool draws() const {
    const auto drawn = [](const auto& pool) { return pool.content && !pool.drawing.empty(); };
    return std::ranges::any_of(map_.terrain_pools(), drawn) ||
           std::ranges::any_of(map_.token_pools(), drawn) || std::ranges::any_of(map_.harbor_pools(), drawn);
  }
  bool is_locked(HexId hex) const {
    const Hex at = map_.board().hex(hex);
    return freedom_.locked.contains(at) || map_.scenario().generation.locked.contains(at);
  }
  bool is_chosen(HexId hex) const {
    return !is_locked(hex) && (!freedom_.hexes || freedom_.hexes->contains(map_.board().hex(hex)));
  }
  bool is_chosen(const PlacedHarborView& harbor) const {
    if (harbor.sea_hex != none && is_locked(harbor.sea_hex)) return false;
    return !freedom_.hexes || (harbor.sea_hex != none && is_chosen(harbor.sea_hex)) ||
           (harbor.land_hex != none && is_chosen(harbor.land_hex));
  }
  /// Fixed, open, and free to change with another.
  bool may_be_exchanged(HexId hex) const {
    const auto terrain = map_.terrain(hex);
    if (pools_only_ || !terrain || *terrain == Terrain::Sea || !is_chosen(hex)) return false;
    return freedom_.hexes || is_of_base_game(*terrain);
  }
  /// Among which others. One group for what was chosen.
  int company_of(HexId hex) const { return freedom_.hexes ? 0 : islands_[hex].value(); }

  template <class Group, class Content, class Id>
  void add_drawn(std::vector<Group>& groups, Group group, const Supply<Content, Id>& pool) {
    if (group.places.empty() || !pool.content) return;
    group.faces = listed(*pool.content);
    group.pool = pool.name;
    groups.push_back(std::move(group));
  }
  /// `later`: so many more are drawn from it.
  template <class Content, class Id>
  void must_hold_enough(const Supply<Content, Id>& pool, std::size_t later) {
    const std::size_t wanted = pool.drawing.size() + later;
    const auto held = pool.content ? at(total(*pool.content)) : 0;
    if (wanted > later && held < wanted && !refusal_) refusal_ = too_few(pool.name, held, wanted);
  }

  void sort_terrain() {
    for (const TerrainPool& pool : map_.terrain_pools()) {
      ExchangeGroup<HexId, Terrain> group;
      for (const HexId hex : pool.drawing)
        if (!map_.is_hidden(hex) && is_chosen(hex)) group.places.push_back(hex);
      add_drawn(sorted_.terrain_, std::move(group), pool);
      must_hold_enough(pool, at(map_.dealt_to_stacks(pool)));
    }
    std::map<int, ExchangeGroup<HexId, Terrain>> fixed_ones;
    for (const HexId hex : map_.board().hexes())
      if (may_be_exchanged(hex)) fixed_ones[company_of(hex)].places.push_back(hex);
    for (auto& [company, group] : fixed_ones) sorted_.terrain_.push_back(std::move(group));
  }

  void sort_tokens() {
    IdVector<HexId, char> known(map_.board().hex_count(), 0);
    for (const HexId hex : map_.board().hexes()) known[hex] = map_.terrain(hex) ? 1 : 0;
    for (const auto& group : sorted_.terrain_)
      for (const HexId hex : group.places) known[hex] = 1;
    for (const TokenPool& pool : map_.token_pools()) {
      TokenGroup group;
      for (const HexId hex : pool.drawing)
        if (!map_.is_hidden(hex) && is_chosen(hex) && known[hex]) group.places.push_back(hex);
      const auto& set_aside = map_.scenario().terrain_tokens;
      if (const auto found = set_aside.find(pool.name); found != set_aside.end())
        group.set_aside = found->second;
      add_drawn(sorted_.tokens_, std::move(group), pool);
    }
    std::map<int, TokenGroup> fixed_ones;
    for (const HexId hex : map_.board().hexes()) {
      if (!may_be_exchanged(hex)) continue;
      const bool takes_none = !is_producing(*map_.terrain(hex)) && map_.token_pool_of(hex) == none;
      if (map_.number(hex) == MapView::no_number && !takes_none) continue;
      TokenGroup& group = fixed_ones[company_of(hex)];
      group.places.push_back(hex);
      if (map_.number(hex) != MapView::no_number) group.faces.push_back(map_.number(hex));
    }
    for (auto& [company, group] : fixed_ones) {
      std::ranges::sort(group.faces);
      if (!group.faces.empty()) sorted_.tokens_.push_back(std::move(group));
    }
    for (std::size_t i = 0; i < sorted_.tokens_.size(); ++i)
      for (const HexId hex : sorted_.tokens_[i].places) sorted_.token_group_[hex] = static_cast<int>(i);
  }

  /// What takes no token changes places only with what shares its tokens: else one would be left over.
  void leave_what_cannot_move() {
    for (auto& group : sorted_.terrain_) {
      if (!group.pool.empty()) continue;
      const int tokens = group.places.empty() ? -1 : sorted_.token_group(group.places.front());
      const bool shared = tokens >= 0 && std::ranges::all_of(group.places, [&](HexId hex) {
                            return sorted_.token_group(hex) == tokens;
                          });
      if (!shared) std::erase_if(group.places, [&](HexId hex) { return !is_producing(*map_.terrain(hex)); });
      for (const HexId hex : group.places) group.faces.push_back(*map_.terrain(hex));
      std::ranges::sort(group.faces);
    }
    std::erase_if(sorted_.terrain_, [](const auto& group) { return group.places.empty(); });
  }

  void sort_harbors() {
    for (const HarborPool& pool : map_.harbor_pools()) {
      ExchangeGroup<HarborId, HarborKind> group;
      for (const HarborId harbor : pool.drawing)
        if (is_chosen(map_.harbors()[harbor.index()])) group.places.push_back(harbor);
      add_drawn(sorted_.harbors_, std::move(group), pool);
      must_hold_enough(pool, 0);
    }
    if (pools_only_) return;
    ExchangeGroup<HarborId, HarborKind> group;
    for (std::size_t i = 0; i < map_.harbors().size(); ++i) {
      const auto kind = fixed(map_.harbors()[i].harbor->kind);
      if (!kind || !is_chosen(map_.harbors()[i])) continue;
      group.places.push_back(HarborId(i));
      group.faces.push_back(*kind);
    }
    std::ranges::sort(group.faces);
    if (!group.places.empty()) sorted_.harbors_.push_back(std::move(group));
  }

  const MapView& map_;
  const Freedom& freedom_;
  Exchange& sorted_;
  Islands islands_;
  bool pools_only_ = false;
  std::optional<Refusal> refusal_;
};

Outcome<Exchange> Exchange::of(const MapView& map, const Freedom& freedom) {
  Exchange sorted(map);
  if (const auto refusal = Sorter(map, freedom, sorted).sort()) return *refusal;
  const auto moves = [](const auto& group) {
    return !group.pool.empty() || (group.places.size() > 1 && group.faces.front() != group.faces.back());
  };
  if (std::ranges::none_of(sorted.terrain_, moves) && std::ranges::none_of(sorted.tokens_, moves) &&
      std::ranges::none_of(sorted.harbors_, moves))
    return refuse(N_("nothing may move: choose hexes or more layers, or let places draw from pools"));
  return sorted;
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

std::optional<Swap> Exchange::swap_at_random(Layout& layout, Random& random) const {
  std::size_t all = 0;
  const auto count = [&](const auto& groups) {
    for (const auto& group : groups) all += group.places.size();
  };
  count(terrain_), count(tokens_), count(harbors_);
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
  apply(swap, layout);
  return swap;
}

void Exchange::apply(const Swap& swap, Layout& layout) {
  if (swap.layer == Swap::Layer::Harbors) {
    std::swap(layout.harbor[swap.harbor_a], layout.harbor[swap.harbor_b]);
    return;
  }
  if (swap.layer != Swap::Layer::Numbers) std::swap(layout.terrain[swap.a], layout.terrain[swap.b]);
  if (swap.layer != Swap::Layer::Terrain) std::swap(layout.number[swap.a], layout.number[swap.b]);
}

void Exchange::add_robber(const Layout& layout, Edits& edits) const {
  const auto robber = map_->scenario().markers.find(Marker::Robber);
  if (robber == map_->scenario().markers.end()) return;
  const HexId before = map_->board().find(robber->second);
  if (before == none || map_->terrain(before) != Terrain::Desert || layout.terrain[before] == Terrain::Desert)
    return;
  for (const HexId hex : map_->board().hexes())
    if (layout.terrain[hex] == Terrain::Desert)
      return edits.push_back(SetMarker{Marker::Robber, map_->board().hex(hex)});
}

void Exchange::edit_terrain(const Layout& layout, Edits& edits) const {
  for (const auto& group : terrain_) {
    std::vector<Terrain> used;
    for (const HexId hex : group.places) {
      if (!layout.terrain[hex]) continue;
      used.push_back(*layout.terrain[hex]);
      if (fixed(map_->cell(hex).terrain) != layout.terrain[hex])
        edits.push_back(SetTerrain{map_->board().hex(hex), *layout.terrain[hex]});
    }
    const TerrainPool* pool = group.pool.empty() ? nullptr : map_->terrain_pool(group.pool);
    if (!pool) continue;
    const bool needed = pool->drawing.size() > group.places.size() || map_->dealt_to_stacks(*pool) > 0;
    edits.push_back(SetTerrainPool{group.pool, left_of(*pool, needed, used)});
  }
}

void Exchange::edit_tokens(const Layout& layout, Edits& edits) const {
  for (const TokenGroup& group : tokens_) {
    std::vector<int> used;
    for (const HexId hex : group.places) {
      const int number = layout.number[hex];
      const PlacedToken token = number == MapView::no_number ? PlacedToken() : PlacedToken(number);
      if (number != MapView::no_number) used.push_back(number);
      if (map_->cell(hex).token != token) edits.push_back(SetToken{map_->board().hex(hex), token});
    }
    const TokenPool* pool = group.pool.empty() ? nullptr : map_->token_pool(group.pool);
    if (!pool) continue;
    const bool needed =
        pool->drawing.size() > group.places.size() || !map_->stacks_with_tokens_of(*pool).empty();
    edits.push_back(SetTokenPool{group.pool, left_of(*pool, needed, used)});
    if (!group.set_aside.empty())
      edits.push_back(SetTerrainTokens{group.pool, needed ? set_aside_after(group, layout) : std::nullopt});
  }
}

void Exchange::edit_harbors(const Layout& layout, Edits& edits) const {
  for (const auto& group : harbors_) {
    std::vector<HarborKind> used;
    for (const HarborId id : group.places) {
      const PlacedHarborView& placed = map_->harbors()[id.index()];
      if (!layout.harbor[id]) continue;
      used.push_back(*layout.harbor[id]);
      if (fixed(placed.harbor->kind) != layout.harbor[id])
        edits.push_back(SetHarbor{placed.path, Harbor{placed.harbor->facing, *layout.harbor[id]}});
    }
    const auto pool = std::ranges::find(map_->harbor_pools(), group.pool, &HarborPool::name);
    if (group.pool.empty() || pool == map_->harbor_pools().end()) continue;
    edits.push_back(
        SetHarborPool{group.pool, left_of(*pool, pool->drawing.size() > group.places.size(), used)});
  }
}

Edits Exchange::edits_for(const Layout& layout) const {
  Edits edits;
  edit_terrain(layout, edits);
  edit_tokens(layout, edits);
  edit_harbors(layout, edits);
  add_robber(layout, edits);
  return edits;
}

}  // namespace hexwright
