#include "model/rules/instructions.h"

#include "listed_modules.h"
#include "model/rules/spices/merchants.h"
#include "model/rules/spices/parts.h"

namespace hexwright::spices {
namespace {

/// What is to be told besides when hexes are turned up at the set-up, or not.
void add_discovery(const MapView& map, Instructions& sheet) {
  const auto rule = [&](Message words) { sheet.rules.push_back({spices_module.title, std::move(words)}); };
  if (map.rules().is_on("fog", "exploring"))
    rule(say(N_("discovering a spice hex brings the top spice card, and no token and no resource")));
  else
    rule(say(N_("the first player whose ship or road reaches a spice hex draws the top spice card")));
}

void add_merchants(const MapView& map, Instructions& sheet) {
  const auto rule = [&](Message words) { sheet.rules.push_back({spices_module.title, std::move(words)}); };
  rule(say(
      N_("no settlement at an intersection and no road on a path of a spice hex; ships may lie there, and "
         "a road may end there")));
  rule(say(
      N_("a merchant costs 1 ore and 1 wool: put a unit on an intersection of a discovered spice hex where "
         "one of your ships or roads ends, one unit an intersection, never between two spice hexes")));
  rule(say(N_(
      "from then on the ships of that route stay where they are, and so does the merchant; a branch of it, "
      "and ships that lead on to another open end, may move")));
  rule(say(
      N_("each merchant takes one of the trade options that are left, of your choice; at most one for each "
         "player and spice hex, and {0} in all"),
      trade_options));
  if (map.scenario().details.max_players > 4)
    rule(say(N_("merchants are placed on one's own turn, not in the special building phase")));
}

void add_cards(const MapView& map, Instructions& sheet) {
  const auto rule = [&](Message words) { sheet.rules.push_back({spices_module.title, std::move(words)}); };
  rule(
      say(N_("on your turn a trade option turns 2 resources of its kind into the top spice card, as often as "
             "you can pay")));
  rule(say(N_("each trade option raises your hand limit on a 7 by 2")));
  rule(say(
      N_("spice cards are part of your hand: they count and can be stolen, and players may trade them with "
         "each other, never with the supply")));
  sheet.rules.push_back({spices_module.title,
                         say(N_("a monopoly may name one of the three types of spice cards")),
                         Topic::Monopoly});
  rule(
      say(N_("once in your turn, before the roll too, you may discard 3 equal or 3 different spice cards for "
             "2 victory points (chits); when "
             "a card is wanted and the stack is empty, shuffle what was discarded")));
  if (map.scenario().details.max_players > 4)
    rule(
        say(N_("with 5 or 6 players: when no spice cards are left, not even discarded ones, each player "
               "gives one back, of choice")));
}

}  // namespace

void add_instructions(const MapView& map, Instructions& sheet) {
  sheet.steps.emplace_back(say(
      N_("shuffle the {0} spice cards, {1} of each type, and lay them face down beside the board, the {2} "
         "trade options, {3} of each resource, face up"),
      spice_cards, spice_cards / 3, trade_options, trade_options / 5));
  sheet.founding.emplace_back(say(N_("each player takes {0} units, who will be merchants"), units_each));
  add_discovery(map, sheet);
  add_merchants(map, sheet);
  add_cards(map, sheet);
}

}  // namespace hexwright::spices
