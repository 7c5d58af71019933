#include <algorithm>

#include "model/generate/exchange.h"

// The edits that make a scenario what a layout says.

namespace hexwright {
namespace {

/// What a pool still needs to hold once so much is dealt; none where nothing is left to draw from it.
template <class Face>
SharedValue<Counts<Face>> left_of(const std::vector<Face>& faces, bool needed,
                                  const std::vector<Face>& used) {
  if (!needed) return {};
  Counts<Face> left;
  for (const Face face : faces) ++left[face];
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

}  // namespace

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
    edits.push_back(SetTerrainPool{group.pool, left_of(group.faces, needed, used)});
  }
}

void Exchange::edit_stacks(const Layout& layout, Edits& edits) const {
  for (const OpenedStack& opened : stacks_) {
    const StackSupply& supply = map_->stacks()[opened.stack.index()];
    if (supply.content->hexes == layout.face_down[opened.stack]) continue;
    Stack stack = *supply.content;
    stack.hexes = layout.face_down[opened.stack];
    edits.push_back(SetStack{supply.name, std::move(stack)});
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
    edits.push_back(SetTokenPool{group.pool, left_of(group.faces, needed, used)});
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
        SetHarborPool{group.pool, left_of(group.faces, pool->drawing.size() > group.places.size(), used)});
  }
}

Edits Exchange::edits_for(const Layout& layout) const {
  Edits edits;
  edit_terrain(layout, edits);
  edit_stacks(layout, edits);
  edit_tokens(layout, edits);
  edit_harbors(layout, edits);
  add_robber(layout, edits);
  return edits;
}

}  // namespace hexwright
