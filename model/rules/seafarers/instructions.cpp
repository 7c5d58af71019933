#include "listed_modules.h"
#include "model/findings/check.h"
#include "model/rules/chit_areas.h"
#include "model/rules/seafarers/parts.h"

namespace hexwright::seafarers {
namespace {

Message chit_rule(const ChitArea& area) {
  const Chits& chits = area.chits;
  if (!chits.every_player)
    return say(
        N_("Area {0}: only the first player to settle there gets extra victory points, {1} for each of "
           "up to {2} settlements."),
        names_of(area), chits.points, chits.settlements);
  return say(N_("Area {0}: each of a player's first settlements there, up to {1}, brings {2} extra victory "
                "points."),
             names_of(area), chits.settlements, chits.points);
}

void add_set_up(const MapView& map, Instructions& sheet) {
  if (map.scenario().markers.contains(Marker::Pirate))
    sheet.steps.emplace_back(say(N_("Put the pirate on the sea hex that the picture shows.")),
                             Topic::PirateStart);
  for (const auto& area : map.areas())
    if (area.area->chits)
      sheet.steps.emplace_back(
          say(N_("Put the victory point chits for the area \"{0}\" beside it."), *area.name));
  sheet.founding.emplace_back(
      say(N_("A founding settlement at the coast may take a ship instead of a road.")), Topic::FoundingShip);
}

}  // namespace

void add_instructions(const MapView& map, Instructions& sheet) {
  add_set_up(map, sheet);
  const auto rule = [&](Message words, Topic topic = Topic::Nothing) {
    sheet.rules.push_back({seafarers_module.title, std::move(words), topic});
  };
  rule(say(N_(
      "A ship costs lumber and wool and lies on a path beside the sea. A path at the coast takes a road or "
      "a ship, not both. Roads and ships join only at a building of yours.")));
  rule(say(
      N_("Once in your turn you may move the last ship of a route with an open end, unless you built it in "
         "this turn.")));
  if (map.rules().has_longest_route())
    rule(say(
        N_("The longest trade route takes the place of the longest road: it counts roads and ships that your "
           "buildings join.")));
  rule(say(N_("On a 7 or with a knight you move either the robber or the pirate. No ship is built at the "
              "pirate's hex or moved to or from it; you steal a card from a player with a ship there.")),
       Topic::Pirate);
  if (map.terrains_in_use().contains(Terrain::Gold))
    rule(say(N_("A gold field brings resources of your choice: one for a settlement, two for a city.")));
  for (const ChitArea& area : chit_areas(map)) rule(chit_rule(area), Topic::Chits);
}

}  // namespace hexwright::seafarers
