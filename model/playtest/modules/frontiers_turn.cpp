#include "playtest/modules/frontiers.h"

namespace hexwright::frontiers {
namespace {

/// Any three resources make a city of the settlement with the Scientists. FRO-08
void list_upgrades(const Look& l, int seat, Actions& actions) {
  const Seat& s = seat_of(l, seat);
  const Number settlement = affected_by(l, seat, EventCard::Scientists);
  if (settlement == none || s.cities == 0 || !building_at(l.state, settlement).is(seat, Building::Settlement))
    return;
  for (std::size_t i = 0; i < resource_cards.size(); ++i)
    for (std::size_t j = i; j < resource_cards.size(); ++j)
      for (std::size_t k = j; k < resource_cards.size(); ++k) {
        const Cards price = Cards(resource_cards[i]) + Cards(resource_cards[j]) + Cards(resource_cards[k]);
        if (covers(s, price))
          actions.push_back({.kind = ActionKind::UpgradeForAny, .a = place(settlement), .b = price.bundle()});
      }
}
void upgrade(Table& t, int seat, const Action& action) {
  pay_to_bank(t, seat, Cards::of_bundle(action.b));
  place_city(t, seat, action.a);
  after_building(t, seat, action.a, Building::City);
}

/// FRO-12
void list_rightings(const Look& l, int seat, Actions& actions) {
  const Number building = affected_by(l, seat, EventCard::PirateNest);
  if (l.state.phase == Phase::Special || building == none || !l.state.overturned.has(building)) return;
  for (const Card card : resource_cards)
    if (seat_of(l, seat).hand[card] > 0)
      actions.push_back(
          {.kind = ActionKind::RightBuilding, .x = static_cast<std::uint8_t>(card), .a = place(building)});
}
void put_right(Table& t, int seat, const Action& action) {
  pay_to_bank(t, seat, Cards(static_cast<Card>(action.x)));
  t.state.overturned.remove(action.a);
}

/// Two of a type, once; not of those that lie face up already, which only pay. FRO-15
void list_set_aside(const Look& l, int seat, Actions& actions) {
  const Seat& s = seat_of(l, seat);
  if (l.state.phase == Phase::Special || s.set_aside != 0 ||
      affected_by(l, seat, EventCard::IndigenousPeople) == none)
    return;
  for (const Card card : resource_cards)
    if (tradable(s)[card] >= 2) actions.push_back(action_with(ActionKind::SetAside, card));
}
void lay_aside(Table& t, int seat, const Action& action) {
  Seat& s = t.seat(seat);
  s.hand.remove(static_cast<Card>(action.x), 2);
  s.set_aside = static_cast<std::uint8_t>(1 + action.x);
}

}  // namespace

constinit const TurnRule upgrade_for_any{ActionKind::UpgradeForAny, list_upgrades, upgrade};
constinit const TurnRule right_building{ActionKind::RightBuilding, list_rightings, put_right, true};
constinit const TurnRule set_aside{ActionKind::SetAside, list_set_aside, lay_aside, true};

}  // namespace hexwright::frontiers
