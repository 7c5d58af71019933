#include <algorithm>

#include "model/playtest/modules/frontiers/kinds.h"
#include "tests/referee/debts.h"
#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"

namespace hexwright::referee {
namespace {

// As the cards of the stack are numbered.
enum Event {
  GreenFolk = 1,
  Traders,
  Scientists,
  Diplomats,
  WildAnimals,
  Artefacts,
  Nest,
  Lava,
  LittleGold,
  People
};

const std::set<int> any_resource{0, 1, 2, 3, 4};

std::vector<int> events_at(const Book& b, int place) {
  std::vector<int> events;
  for (std::size_t event = 0; event < b.game.facts().events.size(); ++event) {
    const auto& places = b.game.facts().events[event].intersections;
    if (std::find(places.begin(), places.end(), IntersectionId(place)) != places.end())
      events.push_back(static_cast<int>(event));
  }
  return events;
}

/// Those that can affect a new building of the seat. FRO-03
std::vector<int> open_events(const Book& b, int seat, int place) {
  std::vector<int> open = events_at(b, place);
  std::erase_if(open, [&](int event) { return b.player(seat).event_building.contains(event); });
  return open;
}

int card_of(const Book& b, int event) {
  const auto found = b.events.find(event);
  return found == b.events.end() ? 0 : found->second;
}

/// What the building brought its owner: what its hexes yielded, as far as the bank gave it.
Hand brought_by(const Yielded& yielded, int seat, int place) {
  Hand hand{};
  const auto found = yielded.by_building.find(place);
  if (found == yielded.by_building.end()) return hand;
  for (std::size_t card = 0; card < hand.size(); ++card)
    hand[card] = std::min(found->second[card], yielded.given[slot(seat)][card]);
  return hand;
}

std::set<int> kinds_in(const Hand& hand) {
  std::set<int> kinds;
  for (int card = 0; card < card_kinds; ++card)
    if (hand[slot(card)] > 0) kinds.insert(card);
  return kinds;
}

std::set<int> kinds_around(const Book& b, int place) {
  std::set<int> kinds;
  for (const int hex : hexes_at(b, place))
    if (yield_of(b, hex) >= 0) kinds.insert(yield_of(b, hex));
  return kinds;
}

void happen(Book& b, int roll, int event, int seat, int place, const Hand& brought) {
  Standing& building = b.buildings.at(place);
  const bool city = building.kind == Building::City;
  const auto may_take = [&](std::set<int> kinds, int amount = 1) {
    if (!kinds.empty())
      owe(b, {.kind = frontiers::task::may_take,
              .seat = seat,
              .event = event,
              .cards = std::move(kinds),
              .amount = amount,
              .optional = true});
  };
  const auto must_pay = [&](std::set<int> kinds, int n) {
    if (!kinds.empty())
      owe(b, {.kind = frontiers::task::must_pay,
              .seat = seat,
              .count = n,
              .event = event,
              .cards = std::move(kinds)});
  };
  switch (card_of(b, event)) {
    case GreenFolk:
      city ? must_pay(kinds_in(brought), 1) : may_take(kinds_in(brought));
      break;       // FRO-06
    case Traders:  // FRO-07
      if (city && count(brought) >= 2)
        owe(b, {.kind = frontiers::task::trade_produced,
                .seat = seat,
                .event = event,
                .produced = brought,
                .optional = true});
      if (!city)
        for (std::size_t card = 0; card < brought.size(); ++card)
          b.player(seat).face_up[card] += brought[card];
      break;
    case WildAnimals:  // FRO-10
      if (roll == 4) must_pay(any_resource, 1);
      break;
    case Artefacts:  // FRO-11
      if (roll == 10) may_take(kinds_around(b, place));
      break;
    case Nest:  // FRO-12
      if (roll == 4) building.overturned = true;
      break;
    case Lava:  // FRO-13
      if (roll == 12) must_pay(any_resource, 2);
      if (roll == 10) may_take(any_resource, city ? 2 : 1);
      break;
    case LittleGold:  // FRO-14
      if (roll == 2) may_take(any_resource);
      break;
    case People:  // FRO-15
      if (roll == 5) owe(b, {.kind = frontiers::task::meet_people, .seat = seat, .event = event});
      break;
    default:
      break;
  }
}

}  // namespace

int event_card_at(const Book& b, int seat, int building) {
  for (const auto& [event, place] : b.player(seat).event_building)
    if (place == building) return card_of(b, event);
  return 0;
}

int worth_of(const Book& b, int place, const Standing& standing) {
  const int card = event_card_at(b, standing.seat, place);
  if (standing.kind == Building::City) return card == Scientists ? 1 : card == Diplomats ? 3 : 2;
  return card == Diplomats ? 0 : 1;
}

void settled_at_frontier(Book& b, int seat, int place) {
  const auto events = events_at(b, place);
  for (const int event : events)
    if (!b.events.contains(event))
      owe(b, {.kind = frontiers::task::turn_up_event, .seat = seat, .place = event});
  const auto open = open_events(b, seat, place);
  if (open.size() == 1) b.player(seat).event_building[open.front()] = place;
  if (open.size() == 2)
    owe(b, {.kind = frontiers::task::choose_event, .seat = seat, .place = place});  // FRO-04
}

void turn_up_event(Book& b, int seat, int event, int card) {
  Debt* debt = owed(b, frontiers::task::turn_up_event, seat, event);
  if (!debt) return;
  forgive(b, debt);
  b.require(b.event_cards.erase(card) == 1, "an event card comes up that is not there");
  b.events[event] = card;
}

void choose_event(Book& b, int seat, int place, int event) {
  b.require(!is_owed(b, frontiers::task::turn_up_event), "an event is chosen before both are known");
  Player& p = b.player(seat);
  const auto events = events_at(b, place);
  b.require(
      std::find(events.begin(), events.end(), event) != events.end() && !p.event_building.contains(event),
      "an event is chosen that cannot affect the building");
  p.event_building[event] = place;
}

void events_happen(Book& b, int roll, const Yielded& yielded) {
  for (int seat = 0; seat < b.seats(); ++seat) {
    const auto affected = b.player(seat).event_building;
    for (const auto& [event, place] : affected)
      happen(b, roll, event, seat, place, brought_by(yielded, seat, place));
  }
}

void trade_produced(Book& b, const Debt& debt, int card, Cards given) {
  b.require(given.size() == 2 && card < resource_kinds, "a city trades other than two cards for one");
  for (const Card each : known_cards) {
    const int n = given[each], kind = static_cast<int>(each);
    b.require(n <= debt.produced[slot(kind)], "a city trades what it did not produce");
    if (n == 0) continue;
    trade_away(b, debt.seat, kind, n);  // what was just produced lies in the hand
    b.bank[slot(kind)] += n;
  }
  b.require(take(b, debt.seat, card, 1) == 1, "the bank gives what it has not");
}

void give_set_aside(Book& b, int seat) {
  Player& p = b.player(seat);
  if (p.set_aside < 0) return b.fault("seat {} gives what it has not set aside", seat);
  b.bank[slot(p.set_aside)] += 2;
  p.set_aside = -1;
}

void upgrade_for_any(Book& b, int seat, int place, Cards price) {
  b.require(event_card_at(b, seat, place) == Scientists && b.buildings.at(place).kind == Building::Settlement,
            "only a settlement among scientists is upgraded so");
  b.require(price.size() == 3 && price.spices().empty(), "an upgrade costs three resources");
  for (const Card card : resource_cards)
    if (price[card] > 0) pay(b, seat, static_cast<int>(card), price[card]);
}

void right_building(Book& b, int seat, int place, int card) {
  const auto building = b.buildings.find(place);
  if (building == b.buildings.end() || building->second.seat != seat || !building->second.overturned)
    return b.fault("seat {} rights a building that is not overturned", seat);
  b.require(card < resource_kinds, "a building is righted for a resource");
  pay(b, seat, card);
  building->second.overturned = false;
}

void set_aside(Book& b, int seat, int card) {
  Player& p = b.player(seat);
  bool people = false;
  for (const auto& [event, place] : p.event_building) people = people || card_of(b, event) == People;
  b.require(people && p.set_aside < 0 && card < resource_kinds, "cards are set aside for nobody");
  trade_away(b, seat, card, 2);  // what lies face up is not picked up again: FRO-07
  p.set_aside = card;
}

}  // namespace hexwright::referee
