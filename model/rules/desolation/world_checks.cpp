#include <algorithm>

#include "model/rules/base/victory_points.h"
#include "model/rules/desolation/parts.h"
#include "model/rules/islands.h"
#include "model/rules/joining.h"
#include "model/scenario/plural.h"

namespace hexwright::desolation {
namespace {

constexpr int usual_points = 12;

void find_unjoined(const MapView& map, Report& report) {
  const Scenario& scenario = map.scenario();
  if (map.board().hex_count() == 0) return;
  switch (scenario.topology.kind()) {
    case Topology::Kind::JoinedNorthSouth:
      return;
    case Topology::Kind::JoinedEastWest:
      report.add(WholeScenario{},
                 say(N_("the board joins east and west; here the world is round from north to south")));
      return;
    case Topology::Kind::Flat:
      break;
  }
  auto fix = joining(scenario, Topology::Kind::JoinedNorthSouth);
  const char* words =
      fix ? N_("the north and south edges of the board do not join")
          : N_("the north and south edges of the board do not join; that takes an even number "
               "of rows, at least four, or half hexes that are the same at both edges");
  report.add(WholeScenario{}, say(words), std::move(fix));
}

/// Open land of the new world, by area.
std::vector<HexId> open_land(const MapView& map, const AreaView& area) {
  std::vector<HexId> land;
  std::copy_if(area.hexes.begin(), area.hexes.end(), std::back_inserter(land),
               [&](HexId hex) { return map.may_be_land(hex); });
  return land;
}

/// All islands but those of home.
std::optional<Fix> choose_new_world(const MapView& map) {
  const Islands islands = islands_of(map);
  IdVector<IslandId, char> settled(islands.count);
  const auto home = home_land(map);
  for (const HexId hex : home) settled[islands[hex]] = 1;
  Area area{{AreaRole::NewWorld}, {}, {}};
  for (const HexId hex : map.board().hexes())
    if (islands[hex] != none && settled[islands[hex]] == 0) area.cells.insert(map.board().hex(hex));
  const std::string name = "New world";
  if (home.empty() || area.cells.empty() || map.scenario().areas.contains(name)) return {};
  return Fix{say(N_("make the land beyond the home island the new world")), {SetArea{name, area}}};
}

void find_no_new_world(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0) return;
  const AreaView* empty = nullptr;
  for (const auto& area : map.areas()) {
    if (!area.has(AreaRole::NewWorld)) continue;
    if (!open_land(map, area).empty()) return;
    empty = &area;
  }
  if (empty)
    report.add(NamedPlace{NamedPlace::Kind::Area, *empty->name},
               say(N_("the new world \"{0}\" has no land to settle"), *empty->name));
  else
    report.add(WholeScenario{}, say(N_("no area is the new world; give the area of its hexes that role")),
               choose_new_world(map));
}

void find_land_bridges(const MapView& map, Report& report) {
  const Islands islands = islands_of(map);
  IdVector<IslandId, char> at_home(islands.count);
  for (const HexId hex : home_land(map)) at_home[islands[hex]] = 1;
  for (const auto& area : map.areas()) {
    if (!area.has(AreaRole::NewWorld)) continue;
    const auto joined = std::count_if(area.hexes.begin(), area.hexes.end(), [&](HexId hex) {
      return islands[hex] != none && at_home[islands[hex]] != 0;
    });
    if (joined > 0)
      report.add(NamedPlace{NamedPlace::Kind::Area, *area.name},
                 by_number(joined,
                           plural("{0} hex of the new world \"{1}\" lies on the home island, or land leads "
                                  "there, also across the seam; put sea between the two",
                                  "{0} hexes of the new world \"{1}\" lie on the home island, or land leads "
                                  "there, also across the seam; put sea between the two"),
                           {*area.name}));
  }
}

void find_pirate(const MapView& map, Report& report) {
  const auto& markers = map.scenario().markers;
  if (const auto pirate = markers.find(Marker::Pirate); pirate != markers.end())
    report.add(pirate->second, say(N_("the pirate is on the board, but takes no part in this game")),
               Fix{say(N_("take it off the board")), {SetMarker{Marker::Pirate, {}}}});
}

void find_unusual_points(const MapView& map, Report& report) {
  Details details = map.scenario().details;
  if (details.victory_points == usual_points) return;
  const int points = details.victory_points;
  details.victory_points = usual_points;
  std::optional<Fix> fix;
  // With spices more are usual.
  if (!map.plays("spices") && base::best_case(map).total() >= usual_points)
    fix = Fix{say(N_("play to {0}"), usual_points), {SetDetails{details}}};
  report.add(WholeScenario{},
             say(N_("climate change usually takes {0} victory points; here {1} win"), usual_points, points),
             std::move(fix));
}

}  // namespace

constinit const Check joined_north_south{
    .info = {.id = "desolation.joined-north-south",
             .severity = Severity::Error,
             .title = N_("The board joins north and south"),
             .why = N_("Routes cross from the north edge to the south edge; half hexes at both are one hex."),
             .requirement = "DES-07"},
    .run = find_unjoined};

constinit const Check has_new_world{
    .info = {.id = "desolation.has-new-world",
             .severity = Severity::Error,
             .title = N_("There is a new world"),
             .why =
                 N_("The first with two settlements there, and the first with a city, get a victory point."),
             .requirement = "DES-01 DES-06"},
    .run = find_no_new_world};

constinit const Check new_world_apart{
    .info = {.id = "desolation.new-world-apart",
             .severity = Severity::Error,
             .title = N_("Sea lies between the home island and the new world"),
             .why = N_("Who settles the new world leaves a drying island by ship."),
             .requirement = "DES-01 SEA-10"},
    .run = find_land_bridges};

constinit const Check no_pirate{.info = {.id = "desolation.no-pirate",
                                         .severity = Severity::Warning,
                                         .title = N_("The pirate stays in the box"),
                                         .why = N_("Only the robber plays, between the deserts."),
                                         .requirement = "DES-01"},
                                .run = find_pirate};

constinit const Check usual_victory_points{
    .info = {.id = "desolation.usual-victory-points",
             .severity = Severity::Note,
             .title = N_("Twelve victory points win"),
             .why = N_("Climate change has been published for this number; others play longer or shorter."),
             .requirement = "DES-01"},
    .run = find_unusual_points};

}  // namespace hexwright::desolation
