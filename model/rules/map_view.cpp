#include "rules/map_view.h"

#include <algorithm>
#include <cassert>

namespace hexwright {
namespace {

using Number = BoardGraph::Number;

template <class Content>
std::vector<Supply<Content>> supplies_of(const std::map<std::string, Content>& defined) {
  std::vector<Supply<Content>> supplies;
  supplies.reserve(defined.size());
  for (const auto& [name, content] : defined) supplies.push_back({name, &content, {}});
  return supplies;
}

/// Finds supplies by name. Neighbouring cells mostly name the same one, so the latest is asked first.
template <class Content>
class Names {
 public:
  explicit Names(std::vector<Supply<Content>>& supplies) : supplies_(supplies) {
    for (const auto& supply : supplies) numbers_.emplace(supply.name, static_cast<Number>(numbers_.size()));
  }

  /// Its position; a name that is not defined joins the end of the list.
  Number draw(const std::string& name, Number who) {
    if (latest_ == BoardGraph::none || supplies_[static_cast<std::size_t>(latest_)].name != name)
      latest_ = find(name);
    supplies_[static_cast<std::size_t>(latest_)].drawing.push_back(who);
    return latest_;
  }

 private:
  Number find(const std::string& name) {
    const auto [place, added] = numbers_.emplace(name, static_cast<Number>(supplies_.size()));
    if (added) supplies_.push_back({name, nullptr, {}});
    return place->second;
  }

  std::vector<Supply<Content>>& supplies_;
  std::map<std::string, Number> numbers_;
  Number latest_ = BoardGraph::none;
};

TerrainSet faces(const Counts<Terrain>& counts) {
  TerrainSet set;
  for (const auto& [terrain, count] : counts)
    if (count > 0) set.add(terrain);
  return set.empty() ? TerrainSet::all() : set;
}
TerrainSet faces(const Stack& stack) { return faces(stack.hexes); }

template <class Content>
void tell_drawers(const std::vector<Supply<Content>>& supplies, std::vector<TerrainSet>& terrains) {
  for (const auto& supply : supplies) {
    const TerrainSet set = supply.content ? faces(*supply.content) : TerrainSet::all();
    for (const Number hex : supply.drawing) terrains[static_cast<std::size_t>(hex)] = set;
  }
}

}  // namespace

MapView::MapView(const Scenario& scenario)
    : scenario_(&scenario),
      board_(board_of(scenario)),
      terrain_pools_(supplies_of(scenario.terrain_pools)),
      token_pools_(supplies_of(scenario.token_pools)),
      harbor_pools_(supplies_of(scenario.harbor_pools)),
      stacks_(supplies_of(scenario.stacks)) {
  look_at_cells();
  look_at_harbors();
  look_at_areas();
}

void MapView::look_at_cells() {
  const auto count = at(board_.hex_count());
  // Cells are canonical and sorted as the board sorts its hexes, so a cell's position is its number.
  assert(count == scenario_->cells.size());
  terrains_.assign(count, TerrainSet::all());
  numbers_.assign(count, no_number);
  unfinished_.assign(count, 0);
  terrain_pool_of_.assign(count, none);
  token_pool_of_.assign(count, none);
  stack_of_.assign(count, none);
  Names terrain_names(terrain_pools_);
  Names token_names(token_pools_);
  Names stack_names(stacks_);
  for (Number hex = 0; hex < board_.hex_count(); ++hex) {
    const Cell& cell = scenario_->cells.nth(at(hex))->second;
    if (hexwright::is_hidden(cell)) {
      stack_of_[at(hex)] = stack_names.draw(cell.stack, hex);
      continue;
    }
    if (const auto* terrain = std::get_if<Terrain>(&cell.terrain)) {
      terrains_[at(hex)] = TerrainSet(*terrain);
    } else if (const auto* pool = pool_of(cell.terrain)) {
      terrain_pool_of_[at(hex)] = terrain_names.draw(*pool, hex);
    } else {
      unfinished_[at(hex)] = 1;
    }
    if (const auto* number = std::get_if<int>(&cell.token)) {
      numbers_[at(hex)] = *number;
    } else if (const auto* pool = pool_of(cell.token)) {
      token_pool_of_[at(hex)] = token_names.draw(*pool, hex);
    }
  }
  tell_drawers(terrain_pools_, terrains_);
  tell_drawers(stacks_, terrains_);
  // A stack may name a token pool that nobody defines and no cell names.
  for (std::size_t i = 0; i < stacks_.size(); ++i) {
    const Stack* stack = stacks_[i].content;
    if (!stack || stack->token_pool.empty()) continue;
    const auto same = [&](const TokenPool& pool) { return pool.name == stack->token_pool; };
    if (std::none_of(token_pools_.begin(), token_pools_.end(), same))
      token_pools_.push_back({stack->token_pool, nullptr, {}});
  }
}

void MapView::look_at_harbors() {
  Names names(harbor_pools_);
  harbors_.reserve(scenario_->harbors.size());
  for (const auto& [path, harbor] : scenario_->harbors) {
    PlacedHarborView view{path,
                          &harbor,
                          board_.find(harbor_hex(path, harbor)),
                          board_.find(harbor_target(path, harbor)),
                          {none, none}};
    if (const Number number = board_.find(path); number != none) view.ends = board_.path_ends(number);
    if (const auto* pool = pool_of(harbor.kind)) names.draw(*pool, static_cast<Number>(harbors_.size()));
    harbors_.push_back(view);
  }
}

void MapView::look_at_areas() {
  areas_.reserve(scenario_->areas.size());
  for (const auto& [name, area] : scenario_->areas) {
    AreaView view{&name, &area, {}, {}};
    view.hexes.reserve(area.cells.size());
    for (const Hex hex : area.cells) {
      const Number number = board_.find(hex);
      if (number == none)
        view.off_board.push_back(hex);
      else
        view.hexes.push_back(number);
    }
    areas_.push_back(std::move(view));
  }
}

bool MapView::plays(std::string_view module) const {
  return module == "base" || scenario_->rules.contains(std::string(module));
}

std::vector<const StackSupply*> MapView::stacks_with_tokens_of(const TokenPool& pool) const {
  std::vector<const StackSupply*> found;
  for (const auto& stack : stacks_)
    if (stack.content && stack.content->token_pool == pool.name) found.push_back(&stack);
  return found;
}

TerrainSet MapView::terrains_in_use() const {
  TerrainSet used;
  for (Number hex = 0; hex < board_.hex_count(); ++hex)
    if (!is_unfinished(hex) && !is_hidden(hex) && terrain_pool_of(hex) == none) used.add(terrains(hex));
  for (const auto& pool : terrain_pools_)
    if (pool.content && !pool.drawing.empty() && !pool.content->empty()) used.add(faces(*pool.content));
  for (const auto& stack : stacks_)
    if (stack.content && !stack.drawing.empty() && !stack.content->hexes.empty())
      used.add(faces(*stack.content));
  return used;
}

bool MapView::has_area_with(AreaRole role) const {
  return std::any_of(areas_.begin(), areas_.end(), [&](const AreaView& area) { return area.has(role); });
}

std::vector<char> MapView::hexes_in(AreaRole role) const {
  std::vector<char> inside(at(board_.hex_count()), 0);
  for (const auto& area : areas_)
    if (area.has(role))
      for (const Number hex : area.hexes) inside[at(hex)] = 1;
  return inside;
}

}  // namespace hexwright
