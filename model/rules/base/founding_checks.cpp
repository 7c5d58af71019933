#include <algorithm>

#include "model/rules/base/founding.h"
#include "model/rules/base/parts.h"
#include "model/scenario/plural.h"

namespace hexwright::base {
namespace {

void find_too_few_places(const MapView& map, Report& report) {
  // Where the deal brings the land, it is dealt until there are places.
  if (map.board().hex_count() == 0 || map.rules().deals_land()) return;
  const int players = map.scenario().details.max_players, each = map.rules().founding_settlements();
  const int enough = each * players;
  const int places = most_apart(map.board(), founding_places_left(map), enough);
  if (places < enough)
    report.add(WholeScenario{},
               say(N_("founding takes {0} places, {3} for each of {1} players and no two side by side; there "
                      "are at most {2}"),
                   enough, players, places, each),
               for_fewer_players(map, places / each));
}

/// Each settlement of the set-up comes with a road, or a ship.
void find_too_few_pieces(const MapView& map, Report& report) {
  const int founded = map.rules().founding_settlements();
  Details details = map.scenario().details;
  Pieces& pieces = details.pieces;
  const bool sails = map.rules().plays("seafarers");
  const int settlements = pieces.settlements, routes = pieces.roads + (sails ? pieces.ships : 0);
  if (settlements >= founded && routes >= founded) return;
  pieces.settlements = std::max(settlements, founded);
  pieces.roads += std::max(0, founded - routes);
  report.add(
      WholeScenario{},
      say(sails ? N_("each player founds {0} settlements, with a road or ship at each, but has {1} and {2}")
                : N_("each player founds {0} settlements, with a road at each, but has {1} and {2}"),
          founded, by_number(settlements, plural("{0} settlement", "{0} settlements")),
          by_number(routes, sails ? plural("{0} road or ship", "{0} roads and ships")
                                  : plural("{0} road", "{0} roads"))),
      Fix{say(N_("give each player enough to found with")), {SetDetails{std::move(details)}}});
}

void find_areas_at_sea(const MapView& map, Report& report) {
  for (const auto& area : map.areas()) {
    if (!area.has(AreaRole::Founding) || area.hexes.empty()) continue;
    bool has_land = false;
    for (const HexId hex : area.hexes) has_land = has_land || (map.is_land(hex) && !map.is_hidden(hex));
    if (!has_land)
      report.add(
          NamedPlace{NamedPlace::Kind::Area, *area.name},
          say(N_("players shall found in the area \"{0}\", but it has no land that is known before play"),
              *area.name));
  }
}

}  // namespace

std::optional<Fix> for_fewer_players(const MapView& map, int players) {
  constexpr int company = 2;
  if (players < company) return {};
  Details details = map.scenario().details;
  details.max_players = players;
  details.min_players = std::min(details.min_players, players);
  return Fix{say(N_("make it a map for at most {0} players"), players), {SetDetails{std::move(details)}}};
}

constinit const Check founding_places_suffice{
    .info = {.id = "base.founding-places-suffice",
             .severity = Severity::Error,
             .title = N_("Every player can found"),
             .why = N_(
                 "Each player places two settlements before play, or as many as the rules say, none next to "
                 "another that stands. Counted is the best that the largest number of players can do."),
             .requirement = "BASE-17"},
    .run = find_too_few_places};

constinit const Check founding_pieces_suffice{
    .info = {.id = "base.founding-pieces-suffice",
             .severity = Severity::Error,
             .title = N_("Every player has the pieces to found with"),
             .why = N_(
                 "Before play each player places two settlements, or as many as the rules say, and a road or "
                 "a ship at each."),
             .requirement = "BASE-02, BASE-17"},
    .run = find_too_few_pieces};

constinit const Check founding_areas_have_land{
    .info = {.id = "base.founding-areas-have-land",
             .severity = Severity::Warning,
             .title = N_("Founding areas have land"),
             .why = N_("A settlement is founded at a land hex that lies open."),
             .requirement = "BASE-17"},
    .run = find_areas_at_sea};

}  // namespace hexwright::base
