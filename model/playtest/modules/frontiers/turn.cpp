#include "model/playtest/bots/settler.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/frontiers/frontiers.h"
#include "model/playtest/modules/frontiers/kinds.h"

namespace hexwright::frontiers {
namespace {

/// Any three resources make a city of the settlement with the Scientists. FRO-08
void list_upgrades(const ReadContext& read, SeatId seat, Actions& actions) {
  const Seat& s = seat_of(read, seat);
  const IntersectionId settlement = affected_by(read, seat, EventCard::Scientists);
  if (settlement == none || s.cities == 0 ||
      !building_at(read.state, settlement).is(seat, Building::Settlement))
    return;
  for (std::size_t i = 0; i < resource_cards.size(); ++i)
    for (std::size_t j = i; j < resource_cards.size(); ++j)
      for (std::size_t k = j; k < resource_cards.size(); ++k) {
        const Cards price = Cards(resource_cards[i]) + Cards(resource_cards[j]) + Cards(resource_cards[k]);
        if (covers(s, price))
          actions.push_back({.kind = action::upgrade_for_any, .a = settlement, .b = price.bundle()});
      }
}
void upgrade(PlayContext& play, SeatId seat, const Action& action) {
  const Cards price = Cards::of_bundle(action.b);
  pay_to_bank(play, seat, price);
  count_paid(play, seat, static_cast<std::size_t>(event_with(play, EventCard::Scientists)), price.size());
  place_city(play, seat, action.a.intersection());
  after_building(play, seat, action.a.intersection(), Building::City);
}

/// FRO-12
void list_rightings(const ReadContext& read, SeatId seat, Actions& actions) {
  const IntersectionId building = affected_by(read, seat, EventCard::PirateNest);
  if (read.state.phase == Phase::Special || building == none || !read.state.overturned.has(building)) return;
  for (const Card card : resource_cards)
    if (seat_of(read, seat).hand[card] > 0)
      actions.push_back(
          {.kind = action::right_building, .x = static_cast<std::uint8_t>(card), .a = building});
}
void put_right(PlayContext& play, SeatId seat, const Action& action) {
  pay_to_bank(play, seat, Cards(static_cast<Card>(action.x)));
  count_paid(play, seat, static_cast<std::size_t>(event_with(play, EventCard::PirateNest)), 1);
  play.state.overturned.remove(action.a.intersection());
}

/// Two of a type, once; not of those that lie face up already, which only pay. FRO-15
void list_set_aside(const ReadContext& read, SeatId seat, Actions& actions) {
  const Seat& s = seat_of(read, seat);
  if (read.state.phase == Phase::Special || s.set_aside != 0 ||
      affected_by(read, seat, EventCard::IndigenousPeople) == none)
    return;
  for (const Card card : resource_cards)
    if (tradable(s)[card] >= 2) list_with(actions, action::set_aside, card);
}
void lay_aside(PlayContext& play, SeatId seat, const Action& action) {
  Seat& s = play.seat(seat);
  s.hand.remove(static_cast<Card>(action.x), 2);
  s.set_aside = static_cast<std::uint8_t>(1 + action.x);
}

}  // namespace

constinit const std::array<ActionSpec, 3> turn_actions{
    ActionSpec{.kind = action::upgrade_for_any,
               .id = "upgrade-for-any",
               .title = N_("build a city for any three cards"),
               .fields = {.a = {"at", FieldKind::Intersection}, .b = {"pay", FieldKind::Bundle}},
               .list = list_upgrades,
               .apply = upgrade,
               .label =
                   [](const Decision& d) {
                     return Message{N_("build a city for {0}"), {d.words.bundle(d.action.b)}};
                   },
               .describe =
                   [](const Deed& deed) {
                     return deed.by(N_("{0} builds a city for {1}"), deed.words.bundle(deed.action.b));
                   },
               .when_possible =
                   N_("only a settlement with the scientists' event becomes a city for any three resources"),
               .gain =
                   [](const SettlerContext& context, const Action& upgraded, float before) {
                     return gain_of(context, context.board_worth.city(upgraded.a.intersection()),
                                    Cards::of_bundle(upgraded.b), before);
                   }},
    ActionSpec{
        .kind = action::right_building,
        .id = "right-building",
        .title = N_("set a building up again"),
        .fields = {.x = {"pay", FieldKind::Card}, .a = {"at", FieldKind::Intersection}},
        .list = list_rightings,
        .apply = put_right,
        .before_roll = true,
        .label =
            [](const Decision& d) {
              return Message{N_("set the building up again for {0}"), {d.card()}};
            },
        .describe =
            [](const Deed& deed) { return deed.by(N_("{0} sets a building up again for {1}"), deed.card()); },
        .when_possible =
            N_("only an own building that was overturned is set up again, for one resource in hand"),
        .gain =
            [](const SettlerContext& context, const Action& righted, float before) {
              return gain_of(context, context.board_worth.settlement(righted.a.intersection()) - 1,
                             Cards(static_cast<Card>(righted.x)), before);
            }},
    ActionSpec{
        .kind = action::set_aside,
        .id = "set-aside",
        .title = N_("set two cards aside"),
        .fields = {.x = {"card", FieldKind::Card}},
        .list = list_set_aside,
        .apply = lay_aside,
        .before_roll = true,
        .label =
            [](const Decision& d) {
              return Message{N_("set {0} aside"), {d.words.card(d.action.x, 2)}};
            },
        .describe =
            [](const Deed& deed) {
              return deed.by(N_("{0} sets {1} aside"), deed.words.card(deed.action.x, 2));
            },
        .when_possible =
            N_("two of one resource are set aside by who has a building at that event and none lies there"),
        .gain =
            [](const SettlerContext& context, const Action& laid, float before) {
              return gain_of(context, context.weights().set_aside, Cards(static_cast<Card>(laid.x), 2),
                             before);
            }}};

}  // namespace hexwright::frontiers
