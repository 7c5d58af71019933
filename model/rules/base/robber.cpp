#include "model/rules/base/robber.h"

#include <algorithm>

#include "model/findings/check.h"
#include "model/rules/words.h"

namespace hexwright::base {
namespace {

bool is_dealt_openly(const MapView& map, const TerrainPool& pool) {
  return pool.content && !pool.drawing.empty() &&
         total(*pool.content) <= static_cast<int>(pool.drawing.size()) && map.dealt_to_stacks(pool) == 0;
}

bool some_module(const MapView& map, bool RuleModule::*says) {
  const auto played = map.rules().modules();
  return std::any_of(played.begin(), played.end(), [&](const RuleModule* module) { return module->*says; });
}

/// Everything that can lie open when the game begins, and the robber come to.
TerrainSet open_terrains(const MapView& map) {
  TerrainSet open;
  for (const HexId hex : map.board().hexes())
    if (!map.is_hidden(hex) && !map.is_unfinished(hex) && !robber_shuns(map, hex))
      open.add(map.terrains(hex));
  return open;
}

}  // namespace

TerrainSet robber_starts(const MapView& map) {
  const TerrainSet open = open_terrains(map);
  TerrainSet starts;
  for (const RuleModule* module : map.rules().modules())
    for (const Terrain terrain : module->robber_starts)
      if (terrain != Terrain::Desert && open.contains(terrain)) starts.add(terrain);
  for (const own::OwnTerrain& own : map.packs().terrains())
    if (own.robber_starts && open.contains(own.value)) starts.add(own.value);
  return starts.empty() ? TerrainSet(Terrain::Desert) : starts;
}

bool robber_shuns(const MapView& map, HexId hex) {
  return map.is_unsettled(hex) && some_module(map, &RuleModule::robber_shuns_unsettled);
}

bool robber_needs_number(const MapView& map) { return some_module(map, &RuleModule::robber_needs_number); }

bool is_without_robber(const MapView& map) { return some_module(map, &RuleModule::no_robber); }

bool robber_waits(const MapView& map) {
  return some_module(map, &RuleModule::robber_waits) || is_without_robber(map);
}

bool robber_begins_on_rarest(const MapView& map) {
  return some_module(map, &RuleModule::robber_on_rarest) && !robber_waits(map) &&
         !map.scenario().markers.contains(Marker::Robber) && !open_terrains(map).may_be(robber_starts(map));
}

bool lies_open(const MapView& map, Terrain terrain) {
  for (const HexId hex : map.board().hexes())
    if (map.terrain(hex) == terrain && !robber_shuns(map, hex)) return true;
  for (const TerrainPool& pool : map.terrain_pools())
    if (is_dealt_openly(map, pool) && count_of(*pool.content, terrain) > 0) return true;
  return false;
}

std::optional<Message> where_robber_begins(const MapView& map) {
  if (const auto marker = map.scenario().markers.find(Marker::Robber);
      marker != map.scenario().markers.end()) {
    const HexId hex = map.board().find(marker->second);
    const auto terrain = hex == none ? std::nullopt : map.terrain(hex);
    return terrain ? say(N_("the {0} where the picture shows him"), word(map.packs(), *terrain))
                   : say(N_("the hex where the picture shows him"));
  }
  if (robber_waits(map)) return {};
  if (robber_begins_on_rarest(map))
    return say(map.scenario().details.quarter_turned
                   ? N_("the hex whose number is rolled least often: of several, the one farthest to the "
                        "right, and of these the uppermost")
                   : N_("the hex whose number is rolled least often: of several, the uppermost, and of these "
                        "the one farthest to the left"));
  const TerrainSet starts = robber_starts(map);
  std::optional<Message> words;
  for (const Terrain terrain : own::all_of<Terrain>(map.packs()))
    if (starts.contains(terrain) && lies_open(map, terrain))
      words = words ? say(N_("{0} or a {1}"), *words, word(map.packs(), terrain))
                    : say(N_("a {0}"), word(map.packs(), terrain));
  return words;
}

std::optional<Hex> robber_elsewhere(const MapView& map) {
  if (robber_waits(map)) return {};  // there it has no place on the board at all
  const auto marker = map.scenario().markers.find(Marker::Robber);
  if (marker == map.scenario().markers.end()) return {};
  const HexId hex = map.board().find(marker->second);
  if (hex == none || map.is_sea(hex)) return {};
  if (!map.is_hidden(hex) && map.terrains(hex).may_be(robber_starts(map))) return {};
  return marker->second;
}

Fix send_robber_to_start(const MapView& map) {
  const TerrainSet starts = is_without_robber(map) ? TerrainSet() : robber_starts(map);
  for (const HexId hex : map.board().hexes()) {
    const auto terrain = map.terrain(hex);
    if (!terrain || !starts.contains(*terrain) || robber_shuns(map, hex)) continue;
    const Hex place = map.board().hex(hex);
    return {say(N_("move it to the {0} at hex {1}"), word(map.packs(), *terrain), word(place)),
            {SetMarker{Marker::Robber, place}}};
  }
  return {say(N_("remove it")), {SetMarker{Marker::Robber, {}}}};
}

}  // namespace hexwright::base
