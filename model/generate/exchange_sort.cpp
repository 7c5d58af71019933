#include <algorithm>
#include <map>
#include <utility>

#include "model/board/index.h"
#include "model/generate/exchange.h"
#include "model/rules/islands.h"

// What may move on a map, and among which others.

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

Refusal too_few(const std::string& pool, std::size_t held, std::size_t wanted) {
  return refuse(N_("the pool \"{0}\" holds {1} for {2} places; add to it first"),
                {pool, std::to_string(held), std::to_string(wanted)});
}

}  // namespace

class Exchange::Sorter {
 public:
  Sorter(const MapView& map, const Freedom& freedom, Exchange& sorted)
      : map_(map), freedom_(freedom), sorted_(sorted), islands_(islands_of(map)) {
    pools_only_ = !freedom.hexes && freedom.stacks.empty() && draws();
    open_stacks();
  }

  /// None where all went well.
  std::optional<Refusal> sort() {
    if (refusal_) return refusal_;
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
  bool may_be_exchanged(Terrain terrain) const {
    return terrain != Terrain::Sea && (freedom_.hexes || is_of_base_game(terrain));
  }
  /// Fixed, open, and free to change with another.
  bool may_be_exchanged(HexId hex) const {
    const auto terrain = map_.terrain(hex);
    return !pools_only_ && terrain && is_chosen(hex) && may_be_exchanged(*terrain);
  }
  /// Among which others. One group for what was chosen, or is exchanged with stacks.
  int company_of(HexId hex) const { return freedom_.hexes || !opened_.empty() ? 0 : islands_[hex].value(); }

  static bool holds_land(const Stack& stack) {
    return std::ranges::any_of(stack.hexes, [](const auto& held) { return held.first != Terrain::Sea; });
  }
  void open_stacks() {
    for (const std::string& name : freedom_.stacks) {
      const StackSupply* stack = map_.stack(name);
      if (!stack || !stack->content) {
        refusal_ = refuse(N_("there is no stack named {0}"), {name});
        return;
      }
      const bool stays = std::ranges::any_of(stack->drawing, [&](HexId hex) { return is_locked(hex); });
      if (!stays && holds_land(*stack->content)) opened_.push_back(stack);
    }
    const auto other = std::ranges::find_if(opened_, [&](const StackSupply* stack) {
      return stack->content->token_pool != opened_.front()->content->token_pool;
    });
    if (freedom_.numbers && other != opened_.end())
      refusal_ =
          refuse(N_("the stacks {0} and {1} take their tokens from different pools: let numbers stay, or "
                    "choose one of them"),
                 {opened_.front()->name, (*other)->name});
  }
  /// Its tokens go to the hexes of the opened stacks.
  bool is_of_opened(const TokenPool& pool) const {
    return !opened_.empty() && pool.content && opened_.front()->content->token_pool == pool.name;
  }

  template <class Group, class Content, class Id>
  void add_drawn(std::vector<Group>& groups, Group group, const Supply<Content, Id>& pool) {
    if (group.places.empty() || !pool.content) return;
    const auto drawn = listed(*pool.content);
    group.faces.insert(group.faces.end(), drawn.begin(), drawn.end());
    std::ranges::sort(group.faces);
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
    if (!opened_.empty()) fixed_ones[0];
    for (auto& [company, group] : fixed_ones) sorted_.terrain_.push_back(std::move(group));
  }

  std::map<int, TokenGroup> fixed_tokens() const {
    std::map<int, TokenGroup> groups;
    for (const HexId hex : map_.board().hexes()) {
      if (!may_be_exchanged(hex)) continue;
      const bool takes_none = !is_producing(*map_.terrain(hex)) && map_.token_pool_of(hex) == none;
      if (map_.number(hex) == MapView::no_number && !takes_none) continue;
      TokenGroup& group = groups[company_of(hex)];
      group.places.push_back(hex);
      if (map_.number(hex) != MapView::no_number) group.faces.push_back(map_.number(hex));
    }
    for (auto& [company, group] : groups) std::ranges::sort(group.faces);
    return groups;
  }

  void sort_tokens() {
    IdVector<HexId, char> known(map_.board().hex_count(), 0);
    for (const HexId hex : map_.board().hexes()) known[hex] = map_.terrain(hex) ? 1 : 0;
    for (const auto& group : sorted_.terrain_)
      for (const HexId hex : group.places) known[hex] = 1;
    auto fixed_ones = fixed_tokens();
    for (const TokenPool& pool : map_.token_pools()) {
      TokenGroup group;
      if (is_of_opened(pool)) group = std::exchange(fixed_ones[0], {});
      for (const HexId hex : pool.drawing)
        if (!map_.is_hidden(hex) && is_chosen(hex) && known[hex]) group.places.push_back(hex);
      std::ranges::sort(group.places);
      const auto& set_aside = map_.scenario().terrain_tokens;
      if (const auto found = set_aside.find(pool.name); found != set_aside.end())
        group.set_aside = found->second;
      add_drawn(sorted_.tokens_, std::move(group), pool);
    }
    for (auto& [company, group] : fixed_ones)
      if (!group.faces.empty()) sorted_.tokens_.push_back(std::move(group));
    for (std::size_t i = 0; i < sorted_.tokens_.size(); ++i)
      for (const HexId hex : sorted_.tokens_[i].places) sorted_.token_group_[hex] = static_cast<int>(i);
  }

  /// What takes no token changes places only with what shares its tokens: else one would be left over.
  void leave_what_cannot_move() {
    for (auto& group : sorted_.terrain_) {
      if (!group.pool.empty()) continue;
      const bool shared = share_tokens(group);
      if (!shared) std::erase_if(group.places, [&](HexId hex) { return !is_producing(*map_.terrain(hex)); });
      for (const HexId hex : group.places) group.faces.push_back(*map_.terrain(hex));
      for (const StackSupply* stack : opened_) add_stack(*stack, shared, group.faces);
      std::ranges::sort(group.faces);
    }
    std::erase_if(sorted_.terrain_, [](const auto& group) { return group.faces.empty(); });
  }
  /// All places, and what lies in stacks.
  bool share_tokens(const ExchangeGroup<HexId, Terrain>& group) const {
    const int tokens = group.places.empty() ? -1 : sorted_.token_group(group.places.front());
    if (tokens < 0 ||
        (!opened_.empty() && sorted_.tokens_[at(tokens)].pool != opened_.front()->content->token_pool))
      return false;
    return std::ranges::all_of(group.places, [&](HexId hex) { return sorted_.token_group(hex) == tokens; });
  }
  void add_stack(const StackSupply& stack, bool shares_tokens, std::vector<Terrain>& faces) {
    OpenedStack opened{StackId(stack_position(stack)), {}, 0};
    for (const auto& [terrain, count] : stack.content->hexes)
      if (may_be_exchanged(terrain) && (shares_tokens || is_producing(terrain)))
        faces.insert(faces.end(), at(std::max(count, 0)), terrain), opened.moves += std::max(count, 0);
      else
        opened.stays[terrain] = count;
    sorted_.stacks_.push_back(std::move(opened));
  }
  std::size_t stack_position(const StackSupply& stack) const { return at(&stack - map_.stacks().data()); }

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
      group.places.emplace_back(i);
      group.faces.push_back(*kind);
    }
    std::ranges::sort(group.faces);
    if (!group.places.empty()) sorted_.harbors_.push_back(std::move(group));
  }

  const MapView& map_;
  const Freedom& freedom_;
  Exchange& sorted_;
  Islands islands_;
  std::vector<const StackSupply*> opened_;
  bool pools_only_ = false;
  std::optional<Refusal> refusal_;
};

Outcome<Exchange> Exchange::of(const MapView& map, const Freedom& freedom) {
  Exchange sorted(map);
  if (const auto refusal = Sorter(map, freedom, sorted).sort()) return *refusal;
  const auto moves = [](const auto& group) {
    return !group.pool.empty() || (group.places.size() > 1 && group.faces.front() != group.faces.back());
  };
  const auto terrain_moves = [&](const auto& group) {
    return moves(group) || (group.pool.empty() && group.places.size() + sorted.stacks_.size() > 1 &&
                            group.faces.front() != group.faces.back());
  };
  if (std::ranges::none_of(sorted.terrain_, terrain_moves) && std::ranges::none_of(sorted.tokens_, moves) &&
      std::ranges::none_of(sorted.harbors_, moves))
    return !freedom.stacks.empty()
               ? refuse(
                     N_("nothing may move: what lies in a stack changes places with hexes that lie open, or "
                        "with another stack; choose some, let more layers move, or unlock them"))
               : refuse(N_("nothing may move: choose hexes or more layers, or let places draw from pools"));
  return sorted;
}

}  // namespace hexwright
