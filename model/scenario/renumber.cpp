#include "model/scenario/renumber.h"

#include <utility>

namespace hexwright {
namespace {

/// Calls `visit` with each face of a terrain that a scenario names.
template <class Visit>
void for_each_terrain(const Scenario& s, Visit visit) {
  for (const auto& [hex, cell] : s.cells)
    if (const auto terrain = fixed(cell.terrain)) visit(*terrain);
  for (const auto& [name, pool] : s.terrain_pools)
    for (const auto& [terrain, count] : pool) visit(terrain);
  for (const auto& [name, stack] : s.stacks)
    for (const auto& [terrain, count] : stack.hexes) visit(terrain);
  for (const auto& [name, tokens] : s.terrain_tokens)
    for (const auto& [terrain, counts] : tokens) visit(terrain);
}

template <class Map, class Renumber>
void renumber_keys(Map& map, Renumber renumber) {
  Map changed;
  for (auto& [terrain, value] : map) changed.emplace(renumber(terrain), std::move(value));
  map = std::move(changed);
}

std::optional<Refusal> why_marks_stay(const Scenario& s, const own::Packs& packs) {
  for (const auto& [place, mark] : s.marks) {
    if (!is_own(mark.kind)) continue;
    const auto now = own::mark_from_id(packs, own::id(s.own, mark.kind));
    if (!now || info(*now).at != info(mark.kind).at)
      return refuse(N_("the mark {0} lies on the map; take it away there first"),
                    {own::title(s.own, mark.kind)});
  }
  return {};
}

std::optional<Refusal> renumber_terrains(Scenario& s, const own::Packs& packs) {
  const auto renumbered = [&](Terrain terrain) -> std::optional<Terrain> {
    return is_own(terrain) ? own::terrain_from_id(packs, own::id(s.own, terrain)) : terrain;
  };
  std::optional<Terrain> gone;
  bool changes = false;
  for_each_terrain(s, [&](Terrain terrain) {
    const auto now = renumbered(terrain);
    if (!now) gone = terrain;
    changes = changes || now != terrain;
  });
  if (gone)
    return refuse(N_("the terrain {0} lies on the map or in a pool or stack; take it away there first"),
                  {own::title(s.own, *gone)});
  if (!changes) return {};
  const auto renumber = [&](Terrain terrain) { return *renumbered(terrain); };
  for (auto& [hex, cell] : s.cells)
    if (const auto terrain = fixed(cell.terrain)) cell.terrain = renumber(*terrain);
  for (auto& [name, pool] : s.terrain_pools) renumber_keys(pool, renumber);
  for (auto& [name, stack] : s.stacks) renumber_keys(stack.hexes, renumber);
  for (auto& [name, tokens] : s.terrain_tokens) renumber_keys(tokens, renumber);
  return {};
}

}  // namespace

std::optional<Refusal> renumber_own(Scenario& s, const own::Packs& packs) {
  if (auto no = why_marks_stay(s, packs)) return no;
  if (auto no = renumber_terrains(s, packs)) return no;
  for (auto& [place, mark] : s.marks)
    if (is_own(mark.kind)) mark.kind = *own::mark_from_id(packs, own::id(s.own, mark.kind));
  return {};
}

}  // namespace hexwright
