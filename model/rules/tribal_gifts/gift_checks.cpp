#include <algorithm>

#include "model/rules/base/founding.h"
#include "model/rules/base/harbors.h"
#include "model/rules/base/routes.h"
#include "model/rules/house_rules/figures.h"
#include "model/rules/tribal_gifts/gifts.h"
#include "model/rules/tribal_gifts/parts.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"

namespace hexwright::tribal_gifts {
namespace {

/// Not of a harbor, whose token would be left over.
std::optional<Fix> removal(const GiftView& gift) {
  if (gift.kind == MarkKind::GiftHarbor) return {};
  return Fix{say(N_("take the gift away")), {SetMark{gift.place, {}}}};
}

void find_none(const MapView& map, Report& report) {
  if (map.board().hex_count() > 0 && map.gifts().empty())
    report.add(WholeScenario{}, say(N_("no gift lies on the map")));
}

void find_elsewhere(const MapView& map, Report& report) {
  for (const GiftView& gift : map.gifts()) {
    if (gift.id == none) continue;  // another check says so
    const auto& hexes = map.board().path_hexes(gift.id);
    const auto is_tribe = [&](HexId hex) { return map.is_unsettled(hex) && map.may_be_land(hex); };
    if (!is_tribe(hexes[0]) && !is_tribe(hexes[1]))
      report.add(gift.place, say(N_("the gift lies at no island of an area where nobody settles")),
                 removal(gift));
    else if (!map.may_be_sea(hexes[0]) && !map.may_be_sea(hexes[1]))
      report.add(gift.place, say(N_("the gift lies at no coast, so that no ship comes there")),
                 removal(gift));
  }
}

void find_out_of_reach(const MapView& map, Report& report) {
  const auto lengths = base::route_lengths(map, base::founding_places(map));
  const Pieces& pieces = map.scenario().details.pieces;
  for (const GiftView& gift : map.gifts()) {
    if (gift.id == none || !map.rules().carries_ship(map.beside(gift.id))) continue;
    int shortest = -1;
    for (const IntersectionId end : map.board().path_ends(gift.id))
      if (lengths[end] >= 0 && (shortest < 0 || lengths[end] < shortest)) shortest = lengths[end];
    if (shortest < 0)
      report.add(gift.place, say(N_("no ship comes to the gift from where players found")));
    else if (shortest + 1 > pieces.roads + pieces.ships)
      report.add(gift.place,
                 say(N_("the gift is {0} paths away from where players found, and nobody has so many ships"),
                     shortest + 1));
  }
}

void find_wrong_harbors(const MapView& map, Report& report) {
  const int gifts = gifts_of(map, MarkKind::GiftHarbor), tokens = total(base::harbors_laid_in_play(map));
  if (gifts != tokens)
    report.add(
        WholeScenario{},
        by_number(
            gifts,
            plural("{0} gift is a harbor, but in pools from which no harbor place draws there are {1}",
                   "{0} gifts are harbors, but in pools from which no harbor place draws there are {1}"),
            {by_number(tokens, plural("{0} token", "{0} tokens"))}));
}

void find_too_many_cards(const MapView& map, Report& report) {
  const int gifts = gifts_of(map, MarkKind::GiftCard);
  const int deck = figures_of(map.rules(), map.scenario().details.min_players).deck.size();
  if (gifts >= deck)
    report.add(
        WholeScenario{},
        by_number(gifts,
                  plural("{0} gift is a development card; there are {1}, and some must be left to buy",
                         "{0} gifts are development cards; there are {1}, and some must be left to buy"),
                  {argument(deck)}));
}

}  // namespace

constinit const Check gifts_present{.info = {.id = "tribal-gifts.gifts-present",
                                             .severity = Severity::Warning,
                                             .title = N_("There are gifts"),
                                             .why = N_("Without any, the rules of gifts do nothing."),
                                             .requirement = "TRI-03"},
                                    .run = find_none};

constinit const Check gifts_at_tribe_coasts{
    .info = {.id = "tribal-gifts.gifts-at-tribe-coasts",
             .severity = Severity::Error,
             .title = N_("Gifts lie at the coasts of islands where nobody settles"),
             .why =
                 N_("Ships take them there. The islands of the tribe are areas of the role \"nobody settles "
                    "here\"."),
             .requirement = "TRI-12"},
    .run = find_elsewhere};

constinit const Check gifts_reachable{.info = {.id = "tribal-gifts.gifts-reachable",
                                               .severity = Severity::Error,
                                               .title = N_("Ships come to every gift"),
                                               .why = N_("A gift that nobody can take is lost to all."),
                                               .requirement = "TRI-12"},
                                      .run = find_out_of_reach};

constinit const Check harbors_for_gifts{
    .info = {.id = "tribal-gifts.harbors-for-gifts",
             .severity = Severity::Error,
             .title = N_("There is a harbor token for every gift of a harbor"),
             .why = N_("The tokens of harbor pools from which no place of the map draws lie at these gifts."),
             .requirement = "TRI-12"},
    .run = find_wrong_harbors};

constinit const Check cards_for_gifts{
    .info = {.id = "tribal-gifts.cards-for-gifts",
             .severity = Severity::Error,
             .title = N_("Development cards are left to buy"),
             .why = N_("The gifts of cards come from the stack that players buy from."),
             .requirement = "TRI-12"},
    .run = find_too_many_cards};

}  // namespace hexwright::tribal_gifts
