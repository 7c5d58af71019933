#include "model/rules/explorers/parts.h"
#include "model/rules/islands.h"
#include "model/rules/joining.h"
#include "model/rules/words.h"

namespace hexwright::explorers {
namespace {

void find_unjoined(const MapView& map, Report& report) {
  const Scenario& scenario = map.scenario();
  if (map.board().hex_count() == 0) return;
  switch (scenario.topology.kind()) {
    case Topology::Kind::JoinedEastWest:
      return;
    case Topology::Kind::JoinedNorthSouth:
      report.add(WholeScenario{}, say(N_("the board joins north and south; explorers sail round it from east "
                                         "to west")));
      return;
    case Topology::Kind::Flat:
      report.add(WholeScenario{},
                 say(N_("the east and west edges of the board do not join; explorers sail round the world")),
                 joining(scenario, Topology::Kind::JoinedEastWest));
  }
}

void find_unknown_home(const MapView& map, Report& report) {
  for (const auto& area : map.areas()) {
    if (!area.has(AreaRole::Home)) continue;
    Edits edits;
    for (const HexId hex : area.hexes)
      if (map.is_hidden(hex) || map.is_unfinished(hex))
        edits.push_back(SetInArea{*area.name, map.board().hex(hex), false});
    if (edits.empty()) continue;
    report.add(NamedPlace{NamedPlace::Kind::Area, *area.name},
               say(N_("of the {0} hexes of the home island \"{1}\" {2} are not known before play"),
                   area.hexes.size(), *area.name, edits.size()),
               Fix{say(N_("take these out of \"{0}\""), *area.name), edits});
  }
}

/// Robber and pirate may have been put on one hex; a hex gets one finding.
void find_markers(const MapView& map, Report& report) {
  const auto& markers = map.scenario().markers;
  const auto robber = markers.find(Marker::Robber), pirate = markers.find(Marker::Pirate);
  const char* rule =
      N_("the {0} stands on the board; it stays beside it until somebody settles outside the "
         "home island");
  const auto find = [&](Marker marker, Hex hex) {
    report.add(hex, say(rule, word(marker)), Fix{say(N_("take it off the board")), {SetMarker{marker, {}}}});
  };
  if (robber != markers.end() && pirate != markers.end() && robber->second == pirate->second) {
    report.add(robber->second, say(rule, Message{N_("robber, with the pirate,")}),
               Fix{say(N_("take both off the board")),
                   {SetMarker{Marker::Robber, {}}, SetMarker{Marker::Pirate, {}}}});
    return;
  }
  if (robber != markers.end()) find(Marker::Robber, robber->second);
  if (pirate != markers.end()) find(Marker::Pirate, pirate->second);
}

void find_unusual_game(const MapView& map, Report& report) {
  constexpr int points = 12;
  constexpr Pieces usual{.roads = 15, .settlements = 5, .cities = 4, .ships = 15};
  Details details = map.scenario().details;
  const Pieces pieces = details.pieces;
  if (details.min_players >= 3 && details.max_players <= 4 && details.victory_points == points &&
      pieces == usual)
    return;
  const Message message = say(
      N_("explorers are 3 or 4 players with 15 roads, 5 settlements, 4 cities and 15 ships each, and win "
         "with "
         "12 victory points; here {0} to {1} players, {2} roads, {3} settlements, {4} cities, {5} ships and "
         "{6} victory points"),
      details.min_players, details.max_players, pieces.roads, pieces.settlements, pieces.cities, pieces.ships,
      details.victory_points);
  details.min_players = 3;
  details.max_players = 4;
  details.victory_points = points;
  details.pieces = usual;
  std::optional<Fix> fix;
  // With spices more points are usual, and ships belong to Seafarers.
  if (map.plays("seafarers") && !map.plays("spices"))
    fix = Fix{say(N_("play with the usual numbers")), {SetDetails{details}}};
  report.add(WholeScenario{}, message, std::move(fix));
}

}  // namespace

constinit const Check joined_east_west{
    .info = {.id = "explorers.joined-east-west",
             .severity = Severity::Error,
             .title = N_("The board joins east and west"),
             .why = N_("Routes cross from the east edge to the west edge; half hexes at both are one hex."),
             .requirement = "EXP-07"},
    .run = find_unjoined};

constinit const Check has_home_island{
    .info = {.id = "explorers.has-home-island",
             .severity = Severity::Error,
             .title = N_("There is a home island"),
             .why = N_("All players found on the home island, and discover the world from there."),
             .requirement = "EXP-02 EXP-03"},
    .run = find_no_home};

constinit const Check home_island_known{
    .info = {.id = "explorers.home-island-known",
             .severity = Severity::Warning,
             .title = N_("The home island is known before play"),
             .why = N_("Nothing on the home island is left to discover: players found there."),
             .requirement = "EXP-03"},
    .run = find_unknown_home};

constinit const Check founding_at_home{
    .info = {.id = "explorers.founding-at-home",
             .severity = Severity::Error,
             .title = N_("Players found on the home island only"),
             .why = N_("Both founding settlements stand on the home island; other land is settled later."),
             .requirement = "EXP-03"},
    .run = find_founding_abroad};

constinit const Check robber_and_pirate_wait{
    .info = {.id = "explorers.robber-and-pirate-wait",
             .severity = Severity::Warning,
             .title = N_("Robber and pirate wait beside the board"),
             .why = N_("Neither is active before a settlement stands outside the home island."),
             .requirement = "EXP-04"},
    .run = find_markers};

constinit const Check usual_game{
    .info = {.id = "explorers.usual-game",
             .severity = Severity::Note,
             .title = N_("Players, pieces and victory points are the usual ones"),
             .why = N_("Explorers have been published for these numbers; others may play longer or shorter."),
             .requirement = "EXP-01"},
    .run = find_unusual_game};

}  // namespace hexwright::explorers
