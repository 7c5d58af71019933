#include "listed_modules.h"
#include "model/rules/pirate_fleet/fleet.h"
#include "model/rules/pirate_fleet/parts.h"

namespace hexwright::pirate_fleet {
namespace {

void add_set_up(const MapView& map, Instructions& sheet) {
  sheet.steps.emplace_back(
      say(N_("At each fortress in the picture put {0} chits, and on them a settlement of the player whose "
             "number it has. Put another settlement and a ship of that player where the picture shows them. "
             "What has the number of nobody who plays stays in the box."),
          chits_of_fortress));
  const Details& details = map.scenario().details;
  if (details.min_players <= 3)
    sheet.steps.emplace_back(
        say(N_("With three players or fewer take the victory point cards out of the "
               "development cards. With more they count as knights.")));
  else
    sheet.steps.emplace_back(
        say(N_("The victory point cards among the development cards count as knights.")));
  sheet.founding.emplace_back(
      say(N_("Both founding settlements are further ones, on the main island, each with a road.")),
      Topic::FoundingShip);
}

void add_fleet(const MapView& map, Instructions& sheet) {
  const auto rule = [&](Message words) {
    sheet.rules.push_back({pirate_fleet_module.title, std::move(words)});
  };
  rule(
      say(N_("The pirate is a fleet. After every roll, before anything else, it sails along its course with "
             "the clock, as many hexes as the lower die shows. So strong it is in this turn.")));
  const bool spares = map.rules().is_on("pirate-fleet", "spares-several");
  rule(say(spares ? N_("Where it stops it attacks a player with buildings there, but nobody where several "
                       "have any.")
                  : N_("Where it stops it attacks every player with a building there.")));
  rule(
      say(N_("If it is stronger than the player's warships are many, the player loses a random card, and one "
             "more for each city. If it is weaker, the player takes a resource of choice. If they are equal, "
             "nothing happens.")));
  rule(say(
      N_("There is no robber. On a 7 everybody with too many cards discards as usual, the roller too; then "
         "the roller may steal a random card from any player.")));
  sheet.rules.push_back({pirate_fleet_module.title,
                         say(N_("No ship is built at the hex of the pirate fleet or moved to or from it.")),
                         Topic::Pirate});
  rule(say(N_("When all fortresses are conquered the fleet leaves the board.")));
}

void add_routes(const MapView& map, Instructions& sheet) {
  const auto rule = [&](Message words) {
    sheet.rules.push_back({pirate_fleet_module.title, std::move(words)});
  };
  rule(
      say(N_("All your ships are one route without branches, from a building at the coast of the main island "
             "over your landing place to your fortress. Each ship brings it nearer by a shortest way, and "
             "none goes beyond. Its last ship moves as usual, within these limits.")));
  rule(
      say(N_("You may settle at your landing place when your ships have come there. Nobody settles anywhere "
             "else on those islands.")));
  rule(
      say(N_("A knight turns a ship of yours into a warship, the one nearest to the start of the route that "
             "is none yet. It does nothing else, and without such a ship it is not played.")));
  rule(say(
      map.rules().is_on("pirate-fleet", "must-attack")
          ? N_("If your route has come to your fortress when you end your turn, you attack and roll a die.")
          : N_("If your route has come to your fortress you may attack: you roll a die, and your turn is "
               "over.")));
  rule(
      say(N_("With more warships than the die shows you take a chit from the fortress. With as many you lose "
             "the ship at the fortress, with fewer the last two ships; warships are lost as others are, and "
             "come back as ships. When the last chit is gone the fortress is a settlement of yours.")));
  rule(say(N_("There are no points for the longest trade route and the largest army.")));
  sheet.rules.push_back(
      {pirate_fleet_module.title,
       say(N_("Whoever has {0} victory points and has conquered the own fortress wins, in their own turn."),
           map.scenario().details.victory_points),
       Topic::Victory});
}

}  // namespace

void add_instructions(const MapView& map, Instructions& sheet) {
  add_set_up(map, sheet);
  add_fleet(map, sheet);
  add_routes(map, sheet);
}

}  // namespace hexwright::pirate_fleet
