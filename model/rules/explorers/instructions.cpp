#include "listed_modules.h"
#include "model/findings/check.h"
#include "model/rules/base/token_steps.h"
#include "model/rules/explorers/discovery.h"
#include "model/rules/explorers/parts.h"
#include "model/rules/token_shares.h"

namespace hexwright::explorers {
namespace {

void add_stacks(const MapView& map, const Discovery& discovery, Instructions& sheet) {
  const Stack& land = *discovery.land->content;
  const Stack& sea = *discovery.sea->content;
  sheet.steps.emplace_back(say(
      N_("Leave the {0} places of the unknown world empty. Shuffle its {1} land hexes and, apart from them, "
         "its {2} sea hexes, {3} of which have a harbor. Put both face down beside the board as stacks."),
      discovery.land->drawing.size(), size(land), size(sea), total(sea.harbors)));
  if (const TokenPool* bag = bag_of(map, discovery)) {
    base::add_steps_of_set_aside(map, *bag, sheet);
    sheet.steps.emplace_back(say(N_("Put the {0} number tokens for discovered land into a bag."),
                                 total(token_shares(map, *bag).back().tokens)));
  }
}

}  // namespace

void add_instructions(const MapView& map, Instructions& sheet) {
  if (const auto discovery = discovery_of(map)) add_stacks(map, *discovery, sheet);
  sheet.steps.emplace_back(say(N_("Keep the pirate beside the board, as the robber.")), Topic::PirateStart);
  sheet.founding.emplace_back(say(N_("Both founding settlements stand on the home island.")));
  sheet.founding.emplace_back(
      map.rules().is_on("explorers", "ship-at-coast")
          ? say(N_("A founding settlement with a path at a sea hex takes a ship, not a road; "
                   "beside empty places alone it takes a road."))
          : say(N_("A founding settlement with a path at a sea hex takes a ship or a "
                   "road; beside empty places alone it takes a road.")),
      Topic::FoundingShip);

  const auto rule = [&](const char* words) { sheet.rules.push_back({explorers_module.title, say(words)}); };
  rule(
      N_("The world is round from east to west: half a hex at each edge is one hex, and routes lead across. "
         "North "
         "and south do not join."));
  rule(
      N_("Discovery: when your road or ship reaches an intersection at an empty place, draw a land hex and a "
         "sea "
         "hex. Lay the land hex there, with a number token from the bag unless it yields nothing. Lay the "
         "sea hex "
         "into an empty place beside it or, if there is none, into any empty place."));
  rule(N_("Where your road or ship reaches two empty places at once, you say which one comes first."));
  rule(map.rules().is_on("explorers", "discovery-card")
           ? N_("Who discovers land takes one card of its resource, of choice for gold.")
           : N_("A discovery brings no card."));
  rule(
      N_("A sea hex with a harbor is laid so that the harbor faces land, if that is possible: apart from "
         "other harbors where it can, else beside one."));
  rule(
      N_("When the land has run out, lay the sea hex into the place that you discovered; when the sea has "
         "run out, "
         "only the land hex. When both have, what is empty stays open sea."));
  rule(N_(
      "When the bag is empty, take the token from the home island: never the last one beside a building; one "
      "beside a building of yours, if possible; and no 6 or 8 comes to lie beside another. If none of these "
      "will do, take one from elsewhere on the board within the same limits."));
  rule(N_(
      "On a 7, hands of more than 7 cards lose half, but robber and pirate stay where they are until a "
      "settlement stands outside the home island: at an intersection where no hex of the home island lies. "
      "Knights may be played before: they count for the largest army, and move nothing."));
  sheet.rules.push_back(
      {explorers_module.title,
       say(N_("Afterwards you move, on a 7 or with a knight, either the robber or the pirate. "
              "No ship is built at the pirate's hex or moved to or from it; you steal a card "
              "from a player with a ship there.")),
       Topic::Pirate});
}

}  // namespace hexwright::explorers
