#include <algorithm>

#include "model/rules/base/founding.h"
#include "model/rules/base/routes.h"
#include "model/rules/foreign_islands/parts.h"
#include "model/rules/islands.h"

namespace hexwright::foreign_islands {
namespace {

void find_no_foreign_island(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0 || !islands_are_known(map)) return;
  const int islands = islands_of(map).count;
  if (islands >= 2) return;
  // A dealt world may come out as one. NEW-07
  const Severity severity = map.plays("dealt-world") ? Severity::Warning : Severity::Error;
  report.add(
      severity, WholeScenario{},
      say(islands == 1 ? N_("settling foreign islands brings victory points, but there is only one island")
                       : N_("settling foreign islands brings victory points, but there is no island")));
}

struct Island {
  HexId first;
  std::vector<IntersectionId> places;  ///< where a settlement can stand
};

std::vector<Island> settled_islands(const MapView& map) {
  const Islands islands = islands_of(map);
  std::vector<Island> result(static_cast<std::size_t>(islands.count));
  for (const HexId hex : map.board().hexes()) {
    if (islands[hex] == none) continue;
    Island& island = result[islands[hex].index()];
    if (island.first == none) island.first = hex;
    for (const IntersectionId corner : map.board().hex_intersections(hex))
      if (base::can_settle(map, corner)) island.places.push_back(corner);
  }
  return result;
}

/// Routes lead both ways: what one island reaches is reached from everywhere there.
void find_islands_apart(const MapView& map, Report& report) {
  const auto islands = settled_islands(map);
  const auto settled = std::find_if(islands.begin(), islands.end(),
                                    [](const Island& island) { return !island.places.empty(); });
  if (settled == islands.end()) return;
  const auto lengths = base::route_lengths(map, settled->places);
  for (const Island& island : islands) {
    const Hex place = map.board().hex(island.first);
    if (island.places.empty())
      report.add(place, say(N_("no settlement can stand on this island")));
    else if (std::none_of(island.places.begin(), island.places.end(),
                          [&](IntersectionId corner) { return lengths[corner] >= 0; }))
      report.add(place, say(N_("no ship comes to this island from the other ones")));
  }
}

}  // namespace

constinit const Check islands_to_settle{
    .info = {.id = "foreign-islands.islands-to-settle",
             .severity = Severity::Error,
             .title = N_("There are foreign islands"),
             .why =
                 N_("Extra victory points are won on islands where a player did not found, so that the map "
                    "needs two at least, with sea all around each."),
             .requirement = "FOU-09"},
    .run = find_no_foreign_island};

constinit const Check islands_reachable{
    .info = {.id = "foreign-islands.islands-reachable",
             .severity = Severity::Error,
             .title = N_("Ships come from every island to every other"),
             .why = N_("Every island is foreign to some players, who are to come there and settle."),
             .requirement = "FOU-09"},
    .run = find_islands_apart};

bool islands_are_known(const MapView& map) {
  const auto hexes = map.board().hexes();
  return std::all_of(hexes.begin(), hexes.end(), [&](HexId hex) {
    return map.is_land(hex) || map.is_sea(hex) || map.is_unfinished(hex);
  });
}

int most_foreign_islands(const MapView& map) {
  const Pieces& pieces = map.scenario().details.pieces;
  const int buildings = std::max(0, pieces.settlements + pieces.cities - map.rules().founding_settlements());
  if (!islands_are_known(map)) return buildings;
  return std::clamp(islands_of(map).count - 1, 0, buildings);
}

}  // namespace hexwright::foreign_islands
