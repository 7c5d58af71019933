#include <algorithm>

#include "model/rules/map_view.h"
#include "model/rules/volcano/eruption.h"
#include "model/rules/volcano/parts.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"

namespace hexwright::volcano {
namespace {

constexpr int resources_needed = 2;  // VOL-02

/// How many of the hexes around yield resources.
struct Yielding {
  int certain = 0;
  int possible = 0;
  /// Some of those that are not certain are not decided by the designer yet.
  bool undecided = false;
};

Yielding yielding_around(const MapView& map, HexId hex, TerrainSet resources) {
  Yielding around;
  for (const HexId other : map.board().neighbours(hex)) {
    if (other == none || !map.terrains(other).may_be(resources)) continue;
    ++around.possible;
    if (map.terrains(other).is_among(resources)) ++around.certain;
    if (map.is_unfinished(other)) around.undecided = true;
  }
  return around;
}

void look_at_volcano(const MapView& map, HexId hex, TerrainSet resources, Report& report) {
  const auto around = yielding_around(map, hex, resources);
  const Hex place = map.board().hex(hex);
  if (around.possible < resources_needed)
    report.add(place,
               by_number(around.possible,
                         plural("{0} hex around the volcano yields resources; on a sea map it needs {1}",
                                "{0} hexes around the volcano yield resources; on a sea map it needs {1}"),
                         {argument(resources_needed)}));
  else if (around.certain < resources_needed && !around.undecided)
    report.add(
        Severity::Warning, place,
        by_number(
            around.certain,
            plural("only {0} hex around the volcano yields resources for certain, {1} at best; on a sea map "
                   "it needs {2}",
                   "only {0} hexes around the volcano yield resources for certain, {1} at best; on a sea "
                   "map it needs {2}"),
            {argument(around.possible), argument(resources_needed)}));
}

/// Volcanoes of a pool or stack that can come to lie where too little is around them.
template <class Content>
void look_at_drawn(const MapView& map, std::span<const Supply<Content>> supplies, NamedPlace::Kind kind,
                   TerrainSet resources, Report& report) {
  for (const auto& supply : supplies) {
    if (!supply.content) continue;
    std::vector<Argument> poor;
    for (const HexId hex : supply.drawing)
      if (map.terrains(hex).contains(Terrain::Volcano) &&
          yielding_around(map, hex, resources).possible < resources_needed)
        poor.emplace_back(word(map.board().hex(hex)));
    if (!poor.empty())
      report.add(Severity::Warning, NamedPlace{kind, supply.name},
                 say(N_("a volcano from \"{0}\" can come to lie where fewer than {1} hexes around it yield "
                        "resources, at {2}"),
                     supply.name, resources_needed, list(poor)));
  }
}

void find_poor(const MapView& map, Report& report) {
  if (!map.plays("seafarers") || !map.terrains_in_use().contains(Terrain::Volcano)) return;
  const TerrainSet resources = resource_terrains(map.rules().is_on("volcano", "gold"));
  for (const HexId hex : map.board().hexes())
    if (map.terrain(hex) == Terrain::Volcano) look_at_volcano(map, hex, resources, report);
  look_at_drawn(map, map.terrain_pools(), NamedPlace::Kind::TerrainPool, resources, report);
  look_at_drawn(map, map.stacks(), NamedPlace::Kind::Stack, resources, report);
}

}  // namespace

constinit const Check resources_beside{
    .info = {.id = "volcano.resources-beside",
             .severity = Severity::Error,
             .title = N_("At sea, two hexes beside a volcano yield resources"),
             .why = N_("Nobody would settle at a volcano in the open sea. A volcano itself yields resources "
                       "only in the Gold variant, jungles never do."),
             .requirement = "VOL-02"},
    .run = find_poor};

}  // namespace hexwright::volcano
