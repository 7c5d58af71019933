#include "model/rules/map_view.h"

#include <algorithm>
#include <cassert>

#include "model/board/index.h"

namespace hexwright {
namespace {

template <class Drawer = HexId, class Content>
std::vector<Supply<Content, Drawer>> supplies_of(const std::map<std::string, Content>& defined) {
  std::vector<Supply<Content, Drawer>> supplies;
  supplies.reserve(defined.size());
  for (const auto& [name, content] : defined) supplies.push_back({name, &content, {}});
  return supplies;
}

/// Finds supplies by name. Neighbouring cells mostly name the same one, so the latest is asked first.
template <class Key, class Content, class Drawer>
class Names {
 public:
  explicit Names(std::vector<Supply<Content, Drawer>>& supplies) : supplies_(supplies) {
    for (const auto& supply : supplies) ids_.emplace(supply.name, Key(ids_.size()));
  }

  /// Its id; a name that is not defined joins the end of the list.
  Key draw(const std::string& name, Drawer who) {
    if (latest_ == none || supplies_[latest_.index()].name != name) latest_ = find(name);
    supplies_[latest_.index()].drawing.push_back(who);
    return latest_;
  }

 private:
  Key find(const std::string& name) {
    const auto [place, added] = ids_.emplace(name, Key(supplies_.size()));
    if (added) supplies_.push_back({name, nullptr, {}});
    return place->second;
  }

  std::vector<Supply<Content, Drawer>>& supplies_;
  std::map<std::string, Key> ids_;
  Key latest_;
};
template <class Key, class Content, class Drawer>
Names<Key, Content, Drawer> names_of(std::vector<Supply<Content, Drawer>>& supplies) {
  return Names<Key, Content, Drawer>(supplies);
}

template <class Content>
const Supply<Content>* named(const std::vector<Supply<Content>>& supplies, std::string_view name) {
  const auto found =
      std::find_if(supplies.begin(), supplies.end(), [&](const auto& supply) { return supply.name == name; });
  return found == supplies.end() ? nullptr : &*found;
}

TerrainSet faces(const Counts<Terrain>& counts) {
  TerrainSet set;
  for (const auto& [terrain, count] : counts)
    if (count > 0) set.add(terrain);
  return set.empty() ? TerrainSet::all() : set;
}

/// What one hex of a stack can be; everything when that is not known.
TerrainSet faces(const Scenario& scenario, const Stack& stack) {
  TerrainSet set;
  for (const auto& [terrain, count] : stack.hexes)
    if (count > 0) set.add(terrain);
  if (total(stack.harbors) > 0) set.add(Terrain::Sea);
  if (stack.dealt > 0) {
    const auto pool = scenario.terrain_pools.find(stack.dealt_from);
    set.add(pool == scenario.terrain_pools.end() ? TerrainSet::all() : faces(pool->second));
  }
  return set.empty() ? TerrainSet::all() : set;
}

/// What a cell of a stack can turn out to be. An open cell gets a hex of either stack, and stays sea when
/// they run out.
TerrainSet faces_of_cells(const Scenario& scenario, const Stack& stack) {
  TerrainSet set = faces(scenario, stack);
  if (stack.paired_with.empty()) return set;
  const auto partner = scenario.stacks.find(stack.paired_with);
  set.add(partner == scenario.stacks.end() ? TerrainSet::all() : faces(scenario, partner->second));
  set.add(Terrain::Sea);
  return set;
}

template <class Supplies, class Faces>
void inform_drawers(const Supplies& supplies, IdVector<HexId, TerrainSet>& terrains, Faces faces) {
  for (const auto& supply : supplies) {
    const TerrainSet set = supply.content ? faces(*supply.content) : TerrainSet::all();
    for (const HexId hex : supply.drawing) terrains[hex] = set;
  }
}

}  // namespace

MapView::MapView(const Scenario& scenario)
    : scenario_(&scenario),
      rules_(scenario.rules, scenario.own),
      board_(board_of(scenario)),
      terrain_pools_(supplies_of(scenario.terrain_pools)),
      token_pools_(supplies_of(scenario.token_pools)),
      harbor_pools_(supplies_of<HarborId>(scenario.harbor_pools)),
      stacks_(supplies_of(scenario.stacks)) {
  look_at_cells();
  look_at_stacks();
  look_at_harbors();
  look_at_frontiers();
  look_at_areas();
  look_at_marks();
}

void MapView::look_at_cells() {
  const auto count = static_cast<std::size_t>(board_.hex_count());
  // Cells are canonical and sorted as the board sorts its hexes, so a cell's position is its number.
  assert(count == scenario_->cells.size());
  terrains_.assign(count, TerrainSet::all());
  numbers_.assign(count, no_number);
  unfinished_.assign(count, 0);
  terrain_pool_of_.assign(count, none);
  token_pool_of_.assign(count, none);
  stack_of_.assign(count, none);
  auto terrain_names = names_of<PoolId>(terrain_pools_);
  auto token_names = names_of<PoolId>(token_pools_);
  auto stack_names = names_of<StackId>(stacks_);
  for (const HexId hex : board_.hexes()) {
    const Cell& cell = scenario_->cells.nth(hex.index())->second;
    if (hexwright::is_hidden(cell)) {
      stack_of_[hex] = stack_names.draw(cell.stack, hex);
      continue;
    }
    if (const auto* terrain = std::get_if<Terrain>(&cell.terrain)) {
      terrains_[hex] = TerrainSet(*terrain);
    } else if (const auto* pool = pool_of(cell.terrain)) {
      terrain_pool_of_[hex] = terrain_names.draw(*pool, hex);
    } else {
      unfinished_[hex] = 1;
    }
    if (const auto* number = std::get_if<int>(&cell.token)) {
      numbers_[hex] = *number;
    } else if (const auto* pool = pool_of(cell.token)) {
      token_pool_of_[hex] = token_names.draw(*pool, hex);
    }
  }
  inform_drawers(terrain_pools_, terrains_, [](const Counts<Terrain>& pool) { return faces(pool); });
  inform_drawers(stacks_, terrains_, [&](const Stack& stack) { return faces_of_cells(*scenario_, stack); });
}

void MapView::look_at_stacks() {
  // A stack may name a token pool that nobody defines and no cell names.
  for (const StackSupply& supply : stacks_) {
    const Stack* stack = supply.content;
    if (!stack) continue;
    if (!stack->token_pool.empty() && !token_pool(stack->token_pool))
      token_pools_.push_back({stack->token_pool, nullptr, {}});
    if (stack->dealt > 0 && !terrain_pool(stack->dealt_from))
      terrain_pools_.push_back({stack->dealt_from, nullptr, {}});
  }
}

void MapView::look_at_frontiers() {
  frontiers_.reserve(scenario_->frontiers.size());
  for (const auto& [path, centre] : scenario_->frontiers) {
    FrontierView view{path, centre, {}, {}};
    const auto hexes = path.hexes();
    const auto path_ends = ends(path);
    const bool first_end = board_.topology().canonical(path_ends[0]) == centre;
    for (std::size_t i = 0; i < 2; ++i) {
      view.hexes[i] = board_.find(hexes[i]);
      // At one end of the side towards the other hex lies the centre; the rest follows away from that side.
      const auto [before, after] = ends(i == 0 ? path.side() : opposite(path.side()));
      const bool clockwise = Intersection(hexes[i], after) == path_ends[first_end ? 0 : 1];
      for (int step = 0; step < 3; ++step)
        view.intersections[i][at(step)] =
            board_.find(Intersection(hexes[i], clockwise ? rotated(after, step) : rotated(before, -step)));
    }
    frontiers_.push_back(view);
  }
}

void MapView::look_at_harbors() {
  auto names = names_of<HarborId>(harbor_pools_);
  harbors_.reserve(scenario_->harbors.size());
  for (const auto& [path, harbor] : scenario_->harbors) {
    PlacedHarborView view{path,
                          &harbor,
                          board_.find(harbor_hex(path, harbor)),
                          board_.find(harbor_target(path, harbor)),
                          {none, none}};
    if (const PathId id = board_.find(path); id != none) view.ends = board_.path_ends(id);
    if (const auto* pool = pool_of(harbor.kind)) names.draw(*pool, HarborId(harbors_.size()));
    harbors_.push_back(view);
  }
}

void MapView::look_at_areas() {
  areas_.reserve(scenario_->areas.size());
  for (const auto& [name, area] : scenario_->areas) {
    AreaView view{&name, &area, {}, {}};
    view.hexes.reserve(area.cells.size());
    for (const Hex hex : area.cells) {
      const HexId id = board_.find(hex);
      if (id == none)
        view.off_board.push_back(hex);
      else
        view.hexes.push_back(id);
    }
    areas_.push_back(std::move(view));
  }
  if (has_area_with(AreaRole::Unsettled)) unsettled_ = hexes_in(AreaRole::Unsettled);
  if (has_area_with(AreaRole::Quiet)) quiet_ = hexes_in(AreaRole::Quiet);
}

void MapView::look_at_marks() {
  for (const auto& [place, mark] : scenario_->marks)
    if (const auto* intersection = std::get_if<Intersection>(&place);
        intersection && mark.kind == MarkKind::Village)
      villages_.push_back({*intersection, board_.find(*intersection), mark.number});
  for (const auto& [place, mark] : scenario_->marks)
    if (const auto* path = std::get_if<Path>(&place); path && is_gift(mark.kind))
      gifts_.push_back({*path, board_.find(*path), mark.kind});
}

bool MapView::touches_unsettled(IntersectionId intersection) const {
  if (unsettled_.empty()) return false;
  const auto& hexes = board_.intersection_hexes(intersection);
  return std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) { return is_unsettled(hex); });
}

Beside MapView::beside(PathId path) const {
  const auto& hexes = board_.path_hexes(path);
  return {terrains_or_sea(hexes[0]), terrains_or_sea(hexes[1])};
}

Around MapView::around(IntersectionId intersection) const {
  const auto& hexes = board_.intersection_hexes(intersection);
  return {terrains_or_sea(hexes[0]), terrains_or_sea(hexes[1]), terrains_or_sea(hexes[2])};
}

const TerrainPool* MapView::terrain_pool(std::string_view name) const { return named(terrain_pools_, name); }
const TokenPool* MapView::token_pool(std::string_view name) const { return named(token_pools_, name); }
const StackSupply* MapView::stack(std::string_view name) const { return named(stacks_, name); }

int MapView::dealt_to_stacks(const TerrainPool& pool) const {
  int dealt = 0;
  for (const auto& stack : stacks_)
    if (stack.content && stack.content->dealt > 0 && stack.content->dealt_from == pool.name && is_used(stack))
      dealt += stack.content->dealt;
  return dealt;
}

const StackSupply* MapView::partner_of(const StackSupply& stack) const {
  if (!stack.content || stack.content->paired_with.empty()) return nullptr;
  return this->stack(stack.content->paired_with);
}

bool MapView::is_partner(const StackSupply& stack) const {
  return std::any_of(stacks_.begin(), stacks_.end(), [&](const StackSupply& other) {
    return other.content && other.content->paired_with == stack.name;
  });
}

std::vector<const StackSupply*> MapView::stacks_with_tokens_of(const TokenPool& pool) const {
  std::vector<const StackSupply*> found;
  for (const auto& stack : stacks_)
    if (stack.content && stack.content->token_pool == pool.name) found.push_back(&stack);
  return found;
}

TerrainSet MapView::terrains_in_use() const {
  TerrainSet used;
  for (const HexId hex : board_.hexes())
    if (!is_unfinished(hex) && !is_hidden(hex) && terrain_pool_of(hex) == none) used.add(terrains(hex));
  for (const auto& pool : terrain_pools_)
    if (pool.content && !pool.content->empty() && (!pool.drawing.empty() || dealt_to_stacks(pool) > 0))
      used.add(faces(*pool.content));
  for (const auto& stack : stacks_) {
    if (!stack.content || !is_used(stack)) continue;
    if (!stack.content->hexes.empty()) used.add(faces(stack.content->hexes));
    if (!stack.content->harbors.empty()) used.add(Terrain::Sea);
  }
  return used;
}

bool MapView::has_area_with(AreaRole role) const {
  return std::any_of(areas_.begin(), areas_.end(), [&](const AreaView& area) { return area.has(role); });
}

IdVector<HexId, char> MapView::hexes_in(AreaRole role) const {
  IdVector<HexId, char> inside(board_.hex_count());
  for (const auto& area : areas_)
    if (area.has(role))
      for (const HexId hex : area.hexes) inside[hex] = 1;
  return inside;
}

}  // namespace hexwright
