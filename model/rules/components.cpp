#include "model/rules/components.h"

#include <algorithm>

#include "model/rules/base/harbors.h"
#include "model/rules/chit_areas.h"

namespace hexwright {
namespace {

template <class Face>
void add(Counts<Face>& counts, const Counts<Face>& more) {
  for (const auto& [face, count] : more) counts[face] += count;
}

/// From boxes or from elsewhere.
Counts<Terrain> all_hexes(const MapView& map) {
  Counts<Terrain> needed;
  const auto framed = map.hexes_in(AreaRole::Frame);
  for (const HexId hex : map.board().hexes()) {
    const auto terrain = map.terrain(hex);
    if (terrain && framed[hex] == 0) ++needed[*terrain];
  }
  for (const auto& pool : map.terrain_pools())
    if (pool.content && (!pool.drawing.empty() || map.dealt_to_stacks(pool) > 0)) add(needed, *pool.content);
  for (const auto& stack : map.stacks()) {
    if (!stack.content || !map.is_used(stack)) continue;
    add(needed, stack.content->hexes);
    if (const int harbors = total(stack.content->harbors); harbors > 0) needed[Terrain::Sea] += harbors;
  }
  return needed;
}

Counts<Terrain> hexes_needed(const MapView& map) {
  Counts<Terrain> needed = all_hexes(map);
  for (const Terrain terrain : own::all_of<Terrain>(map.packs()))
    if (is_free(map, terrain)) needed.erase(terrain);
  return needed;
}

Counts<int> tokens_needed(const MapView& map) {
  Counts<int> needed;
  for (const HexId hex : map.board().hexes())
    if (map.number(hex) != MapView::no_number) ++needed[map.number(hex)];
  for (const VillageView& village : map.villages()) ++needed[village.number];
  const auto of_options = map.rules().token_pools();
  for (const auto& pool : map.token_pools())
    if (pool.content &&
        (!pool.drawing.empty() || !map.stacks_with_tokens_of(pool).empty() || of_options.contains(pool.name)))
      add(needed, *pool.content);
  return needed;
}

Counts<HarborKind> all_harbors(const MapView& map) {
  Counts<HarborKind> needed;
  for (const auto& harbor : map.harbors())
    if (const auto kind = fixed(harbor.harbor->kind)) ++needed[*kind];
  for (const auto& pool : map.harbor_pools())
    if (pool.content && !pool.drawing.empty()) add(needed, *pool.content);
  add(needed, base::harbors_laid_in_play(map));
  for (const auto& stack : map.stacks())
    if (stack.content && map.is_used(stack)) add(needed, stack.content->harbors);
  return needed;
}

Counts<HarborKind> harbors_needed(const MapView& map) {
  Counts<HarborKind> needed = all_harbors(map);
  // As own hexes they come from no box.
  for (const own::OwnHarbor& own : map.packs().harbors()) needed.erase(own.value);
  return needed;
}

int chits_needed(const MapView& map) {
  long long needed = 0;
  const long long players = map.scenario().details.max_players;
  for (const ChitArea& area : chit_areas(map))
    needed += 1LL * area.chits.points * area.chits.settlements * (area.chits.every_player ? players : 1);
  return static_cast<int>(std::min<long long>(needed, 1'000'000'000));
}

/// What is held suffices for what is needed, but not for more.
template <class Face>
bool runs_short(const Counts<Face>& held, Counts<Face> needed, const Counts<Face>& more) {
  const auto is_short = [&] {
    return std::any_of(needed.begin(), needed.end(),
                       [&](const auto& entry) { return entry.second > count_of(held, entry.first); });
  };
  if (is_short()) return false;
  add(needed, more);
  return is_short();
}

}  // namespace

Components components_needed(const MapView& map) {
  Components needed{hexes_needed(map), tokens_needed(map), harbors_needed(map), chits_needed(map), {}};
  for (const RuleModule* module : map.rules().modules())
    if (module->add_components) module->add_components(map, needed);
  return needed;
}

Components made_by_designer(const MapView& map) {
  Components made;
  for (const auto& [terrain, count] : all_hexes(map))
    if (is_own(terrain)) made.hexes.emplace(terrain, count);
  for (const auto& [kind, count] : all_harbors(map))
    if (is_own(kind)) made.harbors.emplace(kind, count);
  return made;
}

Counts<int> legal_tokens_needed(const MapView& map) {
  Counts<int> needed = components_needed(map).tokens;
  for (auto it = needed.begin(); it != needed.end();)
    it = is_legal_number(it->first) ? it + 1 : needed.erase(it);
  return needed;
}

bool runs_short_with(const MapView& map, const Counts<int>& more_tokens) {
  if (map.scenario().boxes.empty()) return false;
  return runs_short(contents_of(map.scenario().boxes).tokens, legal_tokens_needed(map), more_tokens);
}

bool runs_short_with(const MapView& map, const Counts<HarborKind>& more_harbors) {
  if (map.scenario().boxes.empty()) return false;
  return runs_short(contents_of(map.scenario().boxes).harbors, components_needed(map).harbors, more_harbors);
}

bool is_free(const MapView& map, Terrain terrain) {
  return is_own(terrain) || (terrain == Terrain::Sea && !map.plays("seafarers"));
}

int players_equipped(const Scenario& scenario, int Pieces::*kind, int each) {
  int players = 0;
  for (const auto& [id, count] : scenario.boxes) {
    const Box* box = find_box(id);
    // A second copy of a box has the same colours again: more pieces a player, not more players.
    if (box && box->pieces.*kind > 0 && count * box->pieces.*kind >= each) players += box->colours;
  }
  return players;
}

}  // namespace hexwright
