#include "model/rules/map_view.h"
#include "model/rules/seafarers/parts.h"
#include "model/rules/words.h"

namespace hexwright::seafarers {
namespace {

constexpr int usual_ships = 15;  // SEA-06

void find_no_ships(const MapView& map, Report& report) {
  if (map.scenario().details.pieces.ships > 0) return;
  Details details = map.scenario().details;
  details.pieces.ships = usual_ships;
  report.add(WholeScenario{}, say(N_("Seafarers is played, but players have no ships")),
             Fix{say(N_("give each player {0} ships"), usual_ships), {SetDetails{details}}});
}

Fix take_to_sea(const MapView& map) {
  for (const HexId hex : map.board().hexes())
    if (map.is_sea(hex) && !map.is_hidden(hex)) {
      const Hex place = map.board().hex(hex);
      return {say(N_("move it to the sea at hex {0}"), word(place)), {SetMarker{Marker::Pirate, place}}};
    }
  return {say(N_("remove it")), {SetMarker{Marker::Pirate, {}}}};
}

void find_pirate_ashore(const MapView& map, Report& report) {
  const auto marker = map.scenario().markers.find(Marker::Pirate);
  if (marker == map.scenario().markers.end()) return;
  const HexId hex = map.board().find(marker->second);
  if (hex == none || map.is_sea(hex)) return;
  if (map.is_land(hex))
    report.add(marker->second, say(N_("the pirate lies on land")), take_to_sea(map));
  else
    report.add(Severity::Warning, marker->second,
               say(N_("the pirate lies on a hex that can turn out to be land")), take_to_sea(map));
}

}  // namespace

constinit const Check has_ships{.info = {.id = "seafarers.has-ships",
                                         .severity = Severity::Warning,
                                         .title = N_("Seafarers have ships"),
                                         .why = N_("Without ships, nobody gets across the sea."),
                                         .requirement = "SEA-06"},
                                .run = find_no_ships};

constinit const Check pirate_at_sea{.info = {.id = "seafarers.pirate-at-sea",
                                             .severity = Severity::Error,
                                             .title = N_("The pirate lies at sea"),
                                             .why = N_("The pirate blocks the ships around a sea hex."),
                                             .requirement = "SEA-04"},
                                    .run = find_pirate_ashore};

}  // namespace hexwright::seafarers
