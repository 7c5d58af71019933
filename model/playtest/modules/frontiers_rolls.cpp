#include <algorithm>

#include "playtest/modules/frontiers.h"

namespace hexwright::frontiers {
namespace {

constexpr Cards one_of_each{1, 1, 1, 1, 1};

/// An event and the building of a seat that it affects.
struct Affected {
  int seat = 0;
  int event = 0;
  Number building = none;
};

/// What the building gave its owner on this roll. Gold is no type that it produced.
Cards produced_by(const Look& l, const Affected& affected, int roll, const Cards& given) {
  Cards made;
  if (l.state.overturned.has(affected.building)) return made;
  const int count = building_at(l.state, affected.building).kind() == Building::City ? 2 : 1;
  for (const Number hex : l.board().intersection_hexes(affected.building)) {
    if (hex == none || hex == l.state.robber || !l.state.numbered[static_cast<std::size_t>(roll)].has(hex))
      continue;
    if (const auto resource =
            resource_of(static_cast<Terrain>(l.state.terrain[static_cast<std::size_t>(hex)])))
      made.add(card_of(*resource), count);
  }
  // A bank that ran short gave less. BASE-06
  for (const Card card : resource_cards) made.remove(card, std::max(0, made[card] - given[card]));
  return made;
}

/// No more of each than this.
Cards at_most(Cards cards, int count) {
  for (const Card card : resource_cards) cards.remove(card, std::max(0, cards[card] - count));
  return cards;
}

/// The types of the resource hexes beside the building. FRO-11
Cards related_types(const Look& l, Number building) {
  Cards types;
  for (const Number hex : l.board().intersection_hexes(building))
    if (hex != none && is_known(l.state, hex))
      if (const auto resource =
              resource_of(static_cast<Terrain>(l.state.terrain[static_cast<std::size_t>(hex)])))
        types.add(card_of(*resource));
  return at_most(types, 1);
}

void ask(Table& t, const Affected& affected, What what, Cards bundle, int count) {
  Task task = task_for(affected.seat, what, bundle.bundle(), affected.event);
  task.x = static_cast<std::uint8_t>(count);
  do_later(t, task);
}

/// FRO-07
void merchants_look_at(Table& t, const Affected& affected, Cards made) {
  if (building_at(t.state, affected.building).kind() == Building::Settlement)
    t.seat(affected.seat).face_up += made;
  else
    ask(t, affected, What::TradeProduced, at_most(made, 2), 1);
}

void happen_to(Table& t, const Affected& affected, int roll, const Cards& given) {
  const bool city = building_at(t.state, affected.building).kind() == Building::City;
  const auto produced = [&] { return produced_by(t, affected, roll, given); };
  switch (card_of_event(t, static_cast<std::size_t>(affected.event))) {
    case EventCard::GreenFolk:
      return ask(t, affected, city ? What::MustPay : What::MayTake, at_most(produced(), 1), 1);
    case EventCard::Merchants:
      return merchants_look_at(t, affected, produced());
    case EventCard::WildAnimals:
      if (roll == 4) ask(t, affected, What::MustPay, one_of_each, 1);
      return;
    case EventCard::AlienArtefacts:
      if (roll == 10) ask(t, affected, What::MayTake, related_types(t, affected.building), 1);
      return;
    case EventCard::PirateNest:
      if (roll == 4) t.state.overturned.add(affected.building);
      return;
    case EventCard::Volcano:
      if (roll == 12) ask(t, affected, What::MustPay, one_of_each, 2);
      if (roll == 10) ask(t, affected, What::MayTake, one_of_each, city ? 2 : 1);
      return;
    case EventCard::LittleGold:
      if (roll == 2) ask(t, affected, What::MayTake, one_of_each, 1);
      return;
    case EventCard::IndigenousPeople:
      if (roll == 5) ask(t, affected, What::MeetPeople, {}, 1);
      return;
    case EventCard::Unknown:
    case EventCard::Scientists:
    case EventCard::Diplomats:
      return;
  }
}

/// The building may have been lost to the same roll, before the event had its say. FRO-05
bool is_over(const Look& l, const Task& task) {
  return seat_of(l, task.seat).event_building[task.b] == no_place;
}

void list_takes(const Look& l, Cards types, Actions& actions) {
  for (const Card card : resource_cards)
    if (types[card] > 0 && l.state.bank[card] > 0) actions.push_back(action_with(ActionKind::TakeCard, card));
  actions.push_back({.kind = ActionKind::Pass});
}
bool nothing_to_take(const Look& l, Cards types) {
  return std::none_of(resource_cards.begin(), resource_cards.end(),
                      [&](Card card) { return types[card] > 0 && l.state.bank[card] > 0; });
}

void list_may_take(const Look& l, const Task& task, Actions& actions) {
  list_takes(l, Cards::of_bundle(task.a), actions);
}
void apply_may_take(Table& t, const Task& task, const Action& action) {
  if (action.kind == ActionKind::TakeCard) take_from_bank(t, task.seat, static_cast<Card>(action.x), task.x);
}
bool is_idle_may_take(const Look& l, const Task& task) {
  return is_over(l, task) || nothing_to_take(l, Cards::of_bundle(task.a));
}

void list_must_pay(const Look& l, const Task& task, Actions& actions) {
  const Cards types = Cards::of_bundle(task.a);
  for (const Card card : resource_cards)
    if (types[card] > 0 && seat_of(l, task.seat).hand[card] > 0)
      actions.push_back(action_with(ActionKind::PayCard, card));
}
void apply_must_pay(Table& t, const Task& task, const Action& action) {
  pay_to_bank(t, task.seat, Cards(static_cast<Card>(action.x)));
  if (task.x <= 1) return;
  Task rest = task;
  --rest.x;
  do_next(t, rest);
}
bool is_idle_must_pay(const Look& l, const Task& task) {
  const Cards types = Cards::of_bundle(task.a), hand = seat_of(l, task.seat).hand;
  return is_over(l, task) || std::none_of(resource_cards.begin(), resource_cards.end(),
                                          [&](Card card) { return types[card] > 0 && hand[card] > 0; });
}

/// Every two of the produced cards that are still in hand, with every card that the bank gives for them. For
/// one of the same type is no trade.
template <class Visit>
void for_each_trade(const Look& l, const Task& task, Visit visit) {
  const Cards produced = Cards::of_bundle(task.a), own = tradable(seat_of(l, task.seat));
  for (std::size_t i = 0; i < resource_cards.size(); ++i)
    for (std::size_t j = i; j < resource_cards.size(); ++j) {
      const Cards give = Cards(resource_cards[i]) + Cards(resource_cards[j]);
      if (!produced.covers(give) || !own.covers(give)) continue;
      for (const Card get : resource_cards)
        if (give[get] == 0 && l.state.bank[get] > 0) visit(give, get);
    }
}

void list_produced_trades(const Look& l, const Task& task, Actions& actions) {
  for_each_trade(l, task, [&](Cards give, Card get) {
    actions.push_back(
        {.kind = ActionKind::TradeProduced, .x = static_cast<std::uint8_t>(get), .a = give.bundle()});
  });
  actions.push_back({.kind = ActionKind::Pass});
}
void apply_produced_trade(Table& t, const Task& task, const Action& action) {
  if (action.kind == ActionKind::Pass) return;
  trade_to_bank(t, task.seat, Cards::of_bundle(action.a));
  take_from_bank(t, task.seat, static_cast<Card>(action.x), 1);
}
bool is_idle_trade(const Look& l, const Task& task) {
  bool possible = false;
  for_each_trade(l, task, [&](Cards, Card) { possible = true; });
  return is_over(l, task) || !possible;
}

/// Who set two cards aside gives them for one of choice; who did not loses one. FRO-15
void list_meeting(const Look& l, const Task& task, Actions& actions) {
  if (seat_of(l, task.seat).set_aside == 0)
    actions.push_back({.kind = ActionKind::LoseCard});
  else
    list_takes(l, one_of_each, actions);
}
void apply_meeting(Table& t, const Task& task, const Action& action) {
  Seat& s = t.seat(task.seat);
  if (action.kind == ActionKind::LoseCard)
    return pay_to_bank(t, task.seat, Cards(static_cast<Card>(action.c - 1)));
  t.state.bank.add(static_cast<Card>(s.set_aside - 1), 2);
  s.set_aside = 0;
  if (action.kind == ActionKind::TakeCard) take_from_bank(t, task.seat, static_cast<Card>(action.x), 1);
}
bool is_idle_meeting(const Look& l, const Task& task) {
  const Seat& s = seat_of(l, task.seat);
  return is_over(l, task) || (s.set_aside == 0 && s.hand.resources().empty());
}

}  // namespace

/// In the order of play, the roller first.
void happen(Table& t, int roll, const Given& given) {
  for (int i = 0; i < t.game.players(); ++i) {
    const int seat = (t.state.turn + i) % t.game.players();
    const auto& buildings = t.seat(seat).event_building;
    for (std::size_t event = 0; event < t.game.events().size(); ++event)
      if (buildings[event] != no_place)
        happen_to(t, {seat, static_cast<int>(event), buildings[event]}, roll,
                  given[static_cast<std::size_t>(seat)]);
  }
}

/// Spice cards are no resources: they are not drawn.
void weigh_lost_card(const Look& l, const Action&, std::vector<WeighedOutcome>& outcomes) {
  const Cards hand = seat_of(l, actor(l.state)).hand;
  for (const Card card : resource_cards)
    if (hand[card] > 0)
      outcomes.push_back({static_cast<std::uint16_t>(1 + static_cast<int>(card)), hand[card]});
}

constinit const TaskRule may_take{What::MayTake, list_may_take, apply_may_take, is_idle_may_take};
constinit const TaskRule must_pay{What::MustPay, list_must_pay, apply_must_pay, is_idle_must_pay};
constinit const TaskRule trade_produced{What::TradeProduced, list_produced_trades, apply_produced_trade,
                                        is_idle_trade};
constinit const TaskRule meet_people{What::MeetPeople, list_meeting, apply_meeting, is_idle_meeting};

}  // namespace hexwright::frontiers
