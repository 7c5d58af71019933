#include "model/scenario/renumber.h"

#include <utility>

namespace hexwright {
namespace {

/// Calls `visit` with each terrain, harbor and mark that a scenario names.
template <class Visit>
void for_each_face(const Scenario& s, Visit visit) {
  for (const auto& [hex, cell] : s.cells)
    if (const auto terrain = fixed(cell.terrain)) visit(*terrain);
  for (const auto& [path, harbor] : s.harbors)
    if (const auto kind = fixed(harbor.kind)) visit(*kind);
  for (const auto& [place, mark] : s.marks) visit(mark.kind);
  for (const auto& [name, pool] : s.terrain_pools)
    for (const auto& [terrain, count] : pool) visit(terrain);
  for (const auto& [name, pool] : s.harbor_pools)
    for (const auto& [kind, count] : pool) visit(kind);
  for (const auto& [name, stack] : s.stacks)
    for (const auto& [terrain, count] : stack.hexes) visit(terrain);
  for (const auto& [name, tokens] : s.terrain_tokens)
    for (const auto& [terrain, counts] : tokens) visit(terrain);
}

template <class Map, class Renumber>
void renumber_keys(Map& map, Renumber renumber) {
  Map changed;
  for (auto& [face, value] : map) changed.emplace(renumber(face), std::move(value));
  map = std::move(changed);
}

Refusal refuse_gone(const own::Packs& packs, Terrain gone) {
  return refuse(N_("the terrain {0} lies on the map or in a pool or stack; take it away there first"),
                {own::title(packs, gone)});
}
Refusal refuse_gone(const own::Packs& packs, HarborKind gone) {
  return refuse(N_("the harbor {0} lies on the map or in a pool; take it away there first"),
                {own::title(packs, gone)});
}

Refusal refuse_gone(const own::Packs& packs, MarkKind gone) {
  return refuse(N_("the mark {0} lies on the map; take it away there first"), {own::title(packs, gone)});
}

/// What lies there can stay: of marks, only at the same sort of place.
bool may_become(MarkKind one, MarkKind other) { return info(one).at == info(other).at; }
bool may_become(auto /*one*/, auto /*other*/) { return true; }

}  // namespace

std::optional<Refusal> renumber(Scenario& s, const own::Packs& packs) {
  const auto renumbered = [&](auto face) {
    if (!is_own(face)) return std::optional(face);
    const auto now = own::from_id<decltype(face)>(packs, own::id(s.own, face));
    return now && may_become(face, *now) ? now : std::nullopt;
  };
  std::optional<Refusal> refusal;
  bool changes = false;
  for_each_face(s, [&](auto face) {
    const auto now = renumbered(face);
    if (!now) refusal = refuse_gone(s.own, face);
    changes = changes || now != face;
  });
  if (refusal || !changes) return refusal;
  const auto renumber = [&](auto face) { return *renumbered(face); };
  for (auto& [hex, cell] : s.cells)
    if (const auto terrain = fixed(cell.terrain)) cell.terrain = renumber(*terrain);
  for (auto& [path, harbor] : s.harbors)
    if (const auto kind = fixed(harbor.kind)) harbor.kind = renumber(*kind);
  for (auto& [place, mark] : s.marks) mark.kind = renumber(mark.kind);
  for (auto& [name, pool] : s.terrain_pools) renumber_keys(pool, renumber);
  for (auto& [name, pool] : s.harbor_pools) renumber_keys(pool, renumber);
  for (auto& [name, stack] : s.stacks) renumber_keys(stack.hexes, renumber);
  for (auto& [name, tokens] : s.terrain_tokens) renumber_keys(tokens, renumber);
  return {};
}

}  // namespace hexwright
