#include <algorithm>

#include "model/rules/base/founding.h"
#include "model/rules/desolation/climate.h"
#include "model/rules/desolation/parts.h"
#include "model/rules/islands.h"
#include "model/rules/words.h"

namespace hexwright::desolation {
namespace {

/// One of the two founding settlements of each player stands there. DES-01
bool has_coast_for_all(const MapView& map, const std::vector<HexId>& hexes) {
  std::vector<IntersectionId> places;
  for (const HexId hex : hexes)
    for (const IntersectionId corner : map.board().hex_intersections(hex))
      if (is_open_land(map, hex) && base::can_settle(map, corner) && is_coastal(map.around(corner)))
        places.push_back(corner);
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  const int players = map.scenario().details.max_players;
  return base::most_apart(map.board(), places, players) == players;
}

void find_too_little_coast(const MapView& map, Report& report) {
  if (home_land(map).empty()) return;
  auto places = base::founding_places(map);
  std::erase_if(places, [&](IntersectionId place) { return !is_coastal(map.around(place)); });
  const int players = map.scenario().details.max_players;
  const int found = base::most_apart(map.board(), places, players);
  if (found < players)
    report.add(WholeScenario{},
               say(N_("one of the two founding settlements of each of {0} players stands at the "
                      "coast, but the coast has room for only {1}, no two side by side"),
                   players, found),
               base::for_fewer_players(map, found));
}

struct Deserts {
  bool sure = false;
  bool possible = false;
};

/// A pool brings a desert home for sure when it holds more of them than the hexes elsewhere, and those left
/// over, can take.
Deserts deserts_at_home(const MapView& map, const std::vector<HexId>& home) {
  std::vector<int> drawing(map.terrain_pools().size(), 0);
  Deserts deserts;
  for (const HexId hex : home) {
    const auto pool = map.terrain_pool_of(hex);
    if (map.terrain(hex) == Terrain::Desert) deserts.sure = true;
    if (pool != none) ++drawing[pool.index()];
  }
  for (std::size_t i = 0; i < drawing.size(); ++i) {
    const auto* pool = map.terrain_pools()[i].content;
    if (!pool || drawing[i] == 0) continue;
    const int count = count_of(*pool, Terrain::Desert);
    if (count > 0) deserts.possible = true;
    if (count > total(*pool) - drawing[i]) deserts.sure = deserts.sure || count > 0;
  }
  deserts.possible = deserts.possible || deserts.sure;
  return deserts;
}

/// The home hex with the robber, or else the one that yields least often, dries out before play.
std::optional<Fix> dry_out(const MapView& map, const std::vector<HexId>& home) {
  if (map.plays("desert-strips")) return {};  // there the deserts lie in one line, beyond all founding
  const auto robber = map.scenario().markers.find(Marker::Robber);
  HexId driest;
  for (const HexId hex : home) {
    if (!map.terrain(hex)) continue;
    if (robber != map.scenario().markers.end() && map.board().find(robber->second) == hex) {
      driest = hex;
      break;
    }
    if (driest == none || pips(map.number(hex)) < pips(map.number(driest))) driest = hex;
  }
  if (driest == none) return {};
  const Hex at = map.board().hex(driest);
  return Fix{say(N_("make hex {0} a desert"), word(at)), {SetTerrain{at, Terrain::Desert}, SetToken{at, {}}}};
}

void find_no_desert(const MapView& map, Report& report) {
  const auto home = home_land(map);
  if (home.empty()) return;
  const Deserts deserts = deserts_at_home(map, home);
  if (deserts.sure) return;
  if (deserts.possible)
    report.add(
        Severity::Warning, WholeScenario{},
        say(N_("whether the home island has a desert depends on the draw; the robber needs one to go back "
               "to")));
  else
    report.add(
        WholeScenario{},
        say(N_("the home island has no desert among its {0} hexes; the robber needs one to go back to"),
            home.size()),
        dry_out(map, home));
}

}  // namespace

bool can_dry_out(const MapView& map, const std::vector<HexId>& hexes) {
  return has_coast_for_all(map, hexes) && std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) {
           return map.terrains(hex).contains(Terrain::Desert);
         });
}

constinit const Check has_home_island{
    .info = {.id = "desolation.has-home-island",
             .severity = Severity::Error,
             .title = N_("There is a home island"),
             .why = N_("All players found on the home island, and its hexes lose value as they build."),
             .requirement = "DES-01 DES-02"},
    .run = find_no_home};

constinit const Check founding_at_home{
    .info = {.id = "desolation.founding-at-home",
             .severity = Severity::Error,
             .title = N_("Players found on the home island only"),
             .why = N_("The new world is settled in play; its victory points are for those who get there."),
             .requirement = "DES-01"},
    .run = find_founding_abroad};

constinit const Check coast_for_founding{
    .info = {.id = "desolation.coast-for-founding",
             .severity = Severity::Error,
             .title = N_("Every player can found at the coast"),
             .why =
                 N_("One of the two founding settlements stands at the coast. Counted are the places at sea "
                    "that can all be taken, no two of them neighbours, by the largest number of players."),
             .requirement = "DES-01 BASE-17"},
    .run = find_too_little_coast};

constinit const Check home_has_desert{
    .info = {.id = "desolation.home-has-desert",
             .severity = Severity::Error,
             .title = N_("The home island starts with a desert"),
             .why = N_("Whenever somebody builds, the robber goes back to a desert."),
             .requirement = "DES-08"},
    .run = find_no_desert};

}  // namespace hexwright::desolation
