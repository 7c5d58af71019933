#include <algorithm>

#include "model/rules/base/founding.h"
#include "model/rules/base/numbers.h"
#include "model/rules/wonders/parts.h"
#include "model/rules/wonders/wonders.h"
#include "model/rules/words.h"

namespace hexwright::wonders {
namespace {

constexpr std::array kinds{MarkKind::Strait, MarkKind::Wasteland};

/// The main island: where players found.
void find_marks_elsewhere(const MapView& map, Report& report) {
  const auto founding = map.hexes_in(AreaRole::Founding);
  const bool anywhere = !map.has_area_with(AreaRole::Founding);
  for (const MarkKind kind : kinds)
    for (const auto& [place, mark] : map.scenario().marks) {
      const auto* at = std::get_if<Intersection>(&place);
      if (!at || mark.kind != kind) continue;
      const IntersectionId id = map.board().find(*at);
      if (id == none) continue;  // another check says so
      const auto& hexes = map.board().intersection_hexes(id);
      if (std::any_of(hexes.begin(), hexes.end(),
                      [&](HexId hex) { return map.may_be_land(hex) && (anywhere || founding[hex] != 0); }))
        continue;
      report.add(*at, say(N_("the {0} lies at no land where players found"), word(kind)),
                 Fix{say(N_("take the mark away")), {SetMark{place, {}}}});
    }
}

void find_nowhere_to_settle(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0) return;
  std::vector<Argument> missing;
  for (const MarkKind kind : kinds) {
    const auto places = marked(map, kind);
    if (std::none_of(places.begin(), places.end(),
                     [&](IntersectionId place) { return base::can_settle(map, place); }))
      missing.emplace_back(word(kind));
  }
  if (!missing.empty())
    report.add(
        WholeScenario{},
        say(N_("wonders are claimed with a settlement at the right place, but none can stand at a mark "
               "for {0}"),
            list(missing)));
}

void find_no_harbor(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0 || !map.harbors().empty() || map.plays("dealt-world")) return;
  report.add(WholeScenario{}, say(N_("no harbor lies on the map, so that nobody ever claims the monument")));
}

void find_no_ship(const MapView& map, Report& report) {
  Details details = map.scenario().details;
  const int founding = map.rules().founding_settlements(), ships = details.pieces.ships;
  if (ships > founding) return;
  constexpr int usual = 15;
  details.pieces.ships = usual;
  report.add(WholeScenario{},
             say(N_("a wonder is claimed with a ship of the supply; of {0} a player may lay {1} while "
                    "founding"),
                 ships, std::min(ships, founding)),
             Fix{say(N_("give each player {0} ships"), usual), {SetDetails{details}}});
}

void find_missing_resources(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0) return;
  const TerrainSet terrains = map.terrains_in_use();
  if (terrains.contains(Terrain::Gold)) return;
  std::vector<Argument> missing;
  for (const Resource resource : all_resources)
    if (std::none_of(every_terrain.begin(), every_terrain.end(), [&](Terrain terrain) {
          return resource_of(terrain) == resource && terrains.contains(terrain);
        }))
      missing.emplace_back(Message{std::string(id(resource)), {}});
  if (!missing.empty())
    report.add(WholeScenario{}, say(N_("no hex yields {0}, which levels of wonders cost"), list(missing)));
}

/// Of fixed numbers: what is drawn never is.
void find_reds_at_wasteland(const MapView& map, Report& report) {
  for (const HexId hex : map.board().hexes()) {
    const int number = map.number(hex);
    if (number == MapView::no_number || !bars_drawn_number(map, hex, number)) continue;
    const Hex place = map.board().hex(hex);
    std::optional<Fix> fix;
    const int instead = base::spare_number(map, [&](int other) {
      return !is_red(other) && is_legal_number(other) && base::takes_number(map, hex, other);
    });
    if (instead != 0) fix = Fix{say(N_("make it a {0}"), instead), {SetToken{place, instead}}};
    report.add(place, say(N_("the {0} lies beside the wasteland, where no 6 or 8 is dealt"), number),
               std::move(fix));
  }
}

void find_pirate(const MapView& map, Report& report) {
  const auto pirate = map.scenario().markers.find(Marker::Pirate);
  if (pirate == map.scenario().markers.end()) return;
  report.add(pirate->second, say(N_("the pirate is on the board, but takes no part in this game")),
             Fix{say(N_("take it off the board")), {SetMarker{Marker::Pirate, {}}}});
}

}  // namespace

constinit const Check marks_at_home{
    .info = {.id = "wonders.marks-at-home",
             .severity = Severity::Error,
             .title = N_("Strait and wasteland lie where players found"),
             .why = N_("Everybody is to have a way there from the beginning. Where they found is an area of "
                       "that role, or all land."),
             .requirement = "WON-15"},
    .run = find_marks_elsewhere};

constinit const Check marks_to_settle{
    .info = {.id = "wonders.marks-to-settle",
             .severity = Severity::Error,
             .title = N_("Settlements can stand at the strait and at the wasteland"),
             .why = N_("Who has one there may claim the bridge or the wall. Each needs one intersection at "
                       "least with its mark."),
             .requirement = "WON-15"},
    .run = find_nowhere_to_settle};

constinit const Check harbor_for_monument{
    .info = {.id = "wonders.harbor-for-monument",
             .severity = Severity::Error,
             .title = N_("There is a harbor"),
             .why = N_("The monument is claimed with a city at a harbor."),
             .requirement = "WON-15"},
    .run = find_no_harbor};

constinit const Check ship_to_claim{
    .info = {.id = "wonders.ship-to-claim",
             .severity = Severity::Error,
             .title = N_("A ship is left to claim a wonder with"),
             .why = N_("Who claims one lays a ship of the supply on its card. Ships may lie beside all "
                       "founding settlements."),
             .requirement = "WON-15"},
    .run = find_no_ship};

constinit const Check resources_for_levels{
    .info = {.id = "wonders.resources-for-levels",
             .severity = Severity::Error,
             .title = N_("The map yields what wonders cost"),
             .why = N_("Between them the five wonders cost every resource."),
             .requirement = "WON-15"},
    .run = find_missing_resources};

constinit const Check calm_beside_wasteland{
    .info = {.id = "wonders.calm-beside-wasteland",
             .severity = Severity::Warning,
             .title = N_("No 6 or 8 lies beside the wasteland"),
             .why = N_("The wall would be too good a place. Numbers that are drawn are dealt so; accept the "
                       "finding where you mean a fixed one."),
             .requirement = "WON-14"},
    .run = find_reds_at_wasteland};

constinit const Check no_pirate{.info = {.id = "wonders.no-pirate",
                                         .severity = Severity::Warning,
                                         .title = N_("The pirate stays in the box"),
                                         .why = N_("Knights and 7s move the robber only."),
                                         .requirement = "WON-01 WON-13"},
                                .run = find_pirate};

}  // namespace hexwright::wonders
