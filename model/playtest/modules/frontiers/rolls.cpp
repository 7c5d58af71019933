#include <algorithm>

#include "model/board/index.h"
#include "model/playtest/bots/settler.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/frontiers/frontiers.h"
#include "model/playtest/modules/frontiers/kinds.h"
#include "model/playtest/table/base_refusals.h"
#include "model/playtest/table/base_words.h"
#include "model/rules/frontiers/frontiers.h"

namespace hexwright::frontiers {
namespace {

constexpr Cards one_of_each{1, 1, 1, 1, 1};

constexpr EventCard card_of_kind(int kind) { return static_cast<EventCard>(kind + 1); }
constexpr CountedKinds kinds_of_event{cards, [](int kind) { return id(card_of_kind(kind)); },
                                      [](int kind) {
                                        return Message{std::string(title(card_of_kind(kind))), {}};
                                      }};
constexpr Counter brought{"cards-brought", N_("Cards that events brought"), CountedAt::Anywhere, true,
                          kinds_of_event};
constexpr Counter paid{"cards-paid", N_("Cards paid for events"), CountedAt::Anywhere, true, kinds_of_event};
constexpr Counter overturned{"overturned", N_("Buildings that pirates overturned"), CountedAt::Anywhere,
                             true};

/// An event and the building of a seat that it affects.
struct Affected {
  SeatId seat;
  int event = 0;
  IntersectionId building;
};

/// What the building gave its owner on this roll. Gold is no type that it produced.
Cards produced_by(const ReadContext& read, const Affected& affected, int roll, const Cards& given) {
  Cards made;
  if (read.state.overturned.has(affected.building)) return made;
  const int count = building_at(read.state, affected.building).kind() == Building::City ? 2 : 1;
  for (const HexId hex : read.board().intersection_hexes(affected.building)) {
    if (hex == none || hex == read.state.robber || !read.state.numbered[at(roll)].has(hex)) continue;
    if (const auto resource = resource_of(static_cast<Terrain>(read.state.terrain[hex])))
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
Cards related_types(const ReadContext& read, IntersectionId building) {
  Cards types;
  for (const HexId hex : read.board().intersection_hexes(building))
    if (hex != none && is_known(read.state, hex))
      if (const auto resource = resource_of(static_cast<Terrain>(read.state.terrain[hex])))
        types.add(card_of(*resource));
  return at_most(types, 1);
}

void ask(PlayContext& play, const Affected& affected, TaskKind kind, Cards bundle, int count) {
  Task task = task_for(affected.seat, kind, bundle.bundle(), affected.event);
  task.x = static_cast<std::uint8_t>(count);
  do_later(play, task);
}

/// FRO-07
void merchants_look_at(PlayContext& play, const Affected& affected, Cards made) {
  if (building_at(play.state, affected.building).kind() == Building::Settlement)
    play.seat(affected.seat).face_up += made;
  else
    ask(play, affected, task::trade_produced, at_most(made, 2), 1);
}

void happen_to(PlayContext& play, const Affected& affected, int roll, const Cards& given) {
  const bool city = building_at(play.state, affected.building).kind() == Building::City;
  const auto produced = [&] { return produced_by(play, affected, roll, given); };
  switch (card_of_event(play, static_cast<std::size_t>(affected.event))) {
    case EventCard::GreenFolk:
      return ask(play, affected, city ? task::must_pay : task::may_take, at_most(produced(), 1), 1);
    case EventCard::Merchants:
      return merchants_look_at(play, affected, produced());
    case EventCard::WildAnimals:
      if (roll == 4) ask(play, affected, task::must_pay, one_of_each, 1);
      return;
    case EventCard::AlienArtefacts:
      if (roll == 10) ask(play, affected, task::may_take, related_types(play, affected.building), 1);
      return;
    case EventCard::PirateNest:
      if (roll == 4 && !play.state.overturned.has(affected.building)) {
        play.state.overturned.add(affected.building);
        count(play, overturned, {.seat = affected.seat});
      }
      return;
    case EventCard::Volcano:
      if (roll == 12) ask(play, affected, task::must_pay, one_of_each, 2);
      if (roll == 10) ask(play, affected, task::may_take, one_of_each, city ? 2 : 1);
      return;
    case EventCard::LittleGold:
      if (roll == 2) ask(play, affected, task::may_take, one_of_each, 1);
      return;
    case EventCard::IndigenousPeople:
      if (roll == 5) ask(play, affected, task::meet_people, {}, 1);
      return;
    case EventCard::Unknown:
    case EventCard::Scientists:
    case EventCard::Diplomats:
      return;
  }
}

/// The building may have been lost to the same roll, before the event had its say. FRO-05
bool is_over(const ReadContext& read, const Task& task) {
  return seat_of(read, task.seat).event_building[task.b] == none;
}

void list_takes(const ReadContext& read, Cards types, Actions& actions) {
  for (const Card card : resource_cards)
    if (types[card] > 0 && read.state.bank[card] > 0) list_with(actions, ActionKind::TakeCard, card);
  actions.push_back({.kind = ActionKind::Pass});
}
bool nothing_to_take(const ReadContext& read, Cards types) {
  return std::none_of(resource_cards.begin(), resource_cards.end(),
                      [&](Card card) { return types[card] > 0 && read.state.bank[card] > 0; });
}

void list_may_take(const ReadContext& read, const Task& task, Actions& actions) {
  list_takes(read, Cards::of_bundle(task.a), actions);
}
void apply_may_take(PlayContext& play, const Task& task, const Action& action) {
  if (action.kind != ActionKind::TakeCard) return;
  const int taken = take_from_bank(play, task.seat, static_cast<Card>(action.x), task.x);
  count_brought(play, task.seat, task.b, taken);
}
bool is_idle_may_take(const ReadContext& read, const Task& task) {
  return is_over(read, task) || nothing_to_take(read, Cards::of_bundle(task.a));
}

void list_must_pay(const ReadContext& read, const Task& task, Actions& actions) {
  const Cards types = Cards::of_bundle(task.a);
  for (const Card card : resource_cards)
    if (types[card] > 0 && seat_of(read, task.seat).hand[card] > 0)
      list_with(actions, ActionKind::PayCard, card);
}
void apply_must_pay(PlayContext& play, const Task& task, const Action& action) {
  pay_to_bank(play, task.seat, Cards(static_cast<Card>(action.x)));
  count_paid(play, task.seat, task.b, 1);
  if (task.x <= 1) return;
  Task rest = task;
  --rest.x;
  do_next(play, rest);
}
bool is_idle_must_pay(const ReadContext& read, const Task& task) {
  const Cards types = Cards::of_bundle(task.a), hand = seat_of(read, task.seat).hand;
  return is_over(read, task) || std::none_of(resource_cards.begin(), resource_cards.end(),
                                             [&](Card card) { return types[card] > 0 && hand[card] > 0; });
}

/// Every two of the produced cards that are still in hand, with every card that the bank gives for them. For
/// one of the same type is no trade.
template <class Visit>
void for_each_trade(const ReadContext& read, const Task& task, Visit visit) {
  const Cards produced = Cards::of_bundle(task.a), own = tradable(seat_of(read, task.seat));
  for (std::size_t i = 0; i < resource_cards.size(); ++i)
    for (std::size_t j = i; j < resource_cards.size(); ++j) {
      const Cards give = Cards(resource_cards[i]) + Cards(resource_cards[j]);
      if (!produced.covers(give) || !own.covers(give)) continue;
      for (const Card get : resource_cards)
        if (give[get] == 0 && read.state.bank[get] > 0) visit(give, get);
    }
}

void list_produced_trades(const ReadContext& read, const Task& task, Actions& actions) {
  for_each_trade(read, task, [&](Cards give, Card get) {
    actions.push_back(
        {.kind = action::trade_produced, .x = static_cast<std::uint8_t>(get), .a = give.bundle()});
  });
  actions.push_back({.kind = ActionKind::Pass});
}
void apply_produced_trade(PlayContext& play, const Task& task, const Action& action) {
  if (action.kind == ActionKind::Pass) return;
  const Cards given = Cards::of_bundle(action.a);
  trade_to_bank(play, task.seat, given);
  count_paid(play, task.seat, task.b, given.size());
  count_brought(play, task.seat, task.b, take_from_bank(play, task.seat, static_cast<Card>(action.x), 1));
}
bool is_idle_trade(const ReadContext& read, const Task& task) {
  bool possible = false;
  for_each_trade(read, task, [&](Cards, Card) { possible = true; });
  return is_over(read, task) || !possible;
}

/// Who set two cards aside gives them for one of choice; who did not loses one. FRO-15
void list_meeting(const ReadContext& read, const Task& task, Actions& actions) {
  if (seat_of(read, task.seat).set_aside == 0)
    actions.push_back({.kind = action::lose_card});
  else
    list_takes(read, one_of_each, actions);
}
void apply_meeting(PlayContext& play, const Task& task, const Action& action) {
  Seat& s = play.seat(task.seat);
  if (action.kind == action::lose_card) {
    count_paid(play, task.seat, task.b, 1);
    return pay_to_bank(play, task.seat, Cards(static_cast<Card>(action.c - 1)));
  }
  constexpr int set_aside_each = 2;
  play.state.bank.add(static_cast<Card>(s.set_aside - 1), set_aside_each);
  s.set_aside = 0;
  count_paid(play, task.seat, task.b, set_aside_each);
  if (action.kind == ActionKind::TakeCard)
    count_brought(play, task.seat, task.b, take_from_bank(play, task.seat, static_cast<Card>(action.x), 1));
}
bool is_idle_meeting(const ReadContext& read, const Task& task) {
  const Seat& s = seat_of(read, task.seat);
  return is_over(read, task) || (s.set_aside == 0 && s.hand.resources().empty());
}

/// The bank gives as many of the type as the event says. FRO-11, FRO-13
Message label_taking(const Decision& d) {
  if (d.action.kind != ActionKind::TakeCard) return {};
  return {N_("take {0}"), {d.words.card(d.action.x, d.state.task()->x)}};
}

/// FRO-15
Message label_meeting(const Decision& d) {
  if (d.seat().set_aside == 0) return {};
  const std::string given = d.words.card(d.seat().set_aside - 1, 2);
  if (d.action.kind == ActionKind::TakeCard) return d.for_card(given);
  if (d.action.kind == ActionKind::Pass) return {N_("give {0} for nothing"), {given}};
  return {};
}
Message describe_meeting(const Deed& deed) {
  const int set_aside = deed.before.seats[deed.actor].set_aside;
  if (set_aside == 0) return {};
  const std::string given = deed.words.card(set_aside - 1, 2);
  if (deed.action.kind == ActionKind::TakeCard)
    return deed.by(N_("{0} gives {1} that were set aside for {2}"), given, deed.card());
  if (deed.action.kind == ActionKind::Pass)
    return deed.by(N_("{0} gives {1} that were set aside for nothing"), given);
  return {};
}

/// Spice cards are no resources: they are not drawn.
void weigh_lost_card(const ReadContext& read, const Action&, std::vector<WeighedOutcome>& outcomes) {
  const Cards hand = seat_of(read, actor(read.state)).hand;
  for (const Card card : resource_cards)
    if (hand[card] > 0)
      outcomes.push_back({static_cast<std::uint16_t>(1 + static_cast<int>(card)), hand[card]});
}

}  // namespace

/// In the order of play, the roller first.
void happen(PlayContext& play, const event::Produced& produced) {
  const auto& [roll, given] = produced;
  for (int i = 0; i < play.game.players(); ++i) {
    const SeatId seat = play.game.after(play.state.turn, i);
    const auto& buildings = play.seat(seat).event_building;
    for (std::size_t event = 0; event < play.game.facts().events.size(); ++event)
      if (buildings[event] != none)
        happen_to(play, {seat, static_cast<int>(event), buildings[event]}, roll, given[seat]);
  }
}

void count_brought(PlayContext& play, SeatId seat, std::size_t event, int cards) {
  if (cards > 0)
    count(play, brought, {.seat = seat, .kind = static_cast<int>(card_of_event(play, event)) - 1}, cards);
}
void count_paid(PlayContext& play, SeatId seat, std::size_t event, int cards) {
  count(play, paid, {.seat = seat, .kind = static_cast<int>(card_of_event(play, event)) - 1}, cards);
}

constinit const Counter events_found{"events", N_("Events discovered"), CountedAt::Anywhere, true,
                                     kinds_of_event};
constinit const std::array<const Counter*, 4> event_counters{&events_found, &brought, &paid, &overturned};
constinit const std::array<ActionSpec, 2> roll_actions{
    ActionSpec{.kind = action::trade_produced,
               .id = "trade-produced",
               .title = N_("trade what was produced"),
               .fields = {.x = {"get", FieldKind::Card}, .a = {"give", FieldKind::Bundle}},
               .label = [](const Decision& d) { return d.for_card(d.words.bundle(d.action.a)); },
               .describe =
                   [](const Deed& deed) {
                     return deed.by(N_("{0} gives the bank {1} for {2}"), deed.words.bundle(deed.action.a),
                                    deed.card());
                   },
               .worth =
                   [](const SettlerContext& context, const Action& trade) {
                     return change(context, Cards::of_bundle(trade.a), Cards(static_cast<Card>(trade.x)));
                   }},
    ActionSpec{.kind = action::lose_card,
               .id = "lose-card",
               .title = N_("lose a card"),
               .fields = {.c = {"card", FieldKind::DrawnCard}},
               .weigh = weigh_lost_card,
               .describe = [](const Deed& deed) { return deed.by(N_("{0} loses {1}"), deed.drawn_card()); }}};

constinit const std::array<TaskSpec, 4> roll_tasks{
    TaskSpec{.kind = task::may_take,
             .list = list_may_take,
             .apply = apply_may_take,
             .idle = is_idle_may_take,
             .prompt = N_("{0} may take what the event offers"),
             .comes_first = N_("{0} has to take what the event offers, or pass, first"),
             .label = label_taking,
             .why_not = why_not_taken},
    TaskSpec{.kind = task::must_pay,
             .list = list_must_pay,
             .apply = apply_must_pay,
             .idle = is_idle_must_pay,
             .prompt = N_("{0} pays for the event"),
             .comes_first = N_("{0} has to pay for the event first"),
             .why_not = why_no_payment},
    TaskSpec{.kind = task::trade_produced,
             .list = list_produced_trades,
             .apply = apply_produced_trade,
             .idle = is_idle_trade,
             .prompt = N_("{0} may trade two of the cards that were produced"),
             .comes_first = N_("{0} has to trade two of the cards that were produced, or pass, first"),
             .label = [](const Decision& d) { return passes(d.action, N_("trade nothing")); },
             .describe = [](const Deed& deed) { return passed(deed, N_("{0} trades nothing")); }},
    TaskSpec{.kind = task::meet_people,
             .list = list_meeting,
             .apply = apply_meeting,
             .idle = is_idle_meeting,
             .prompt = N_("{0} meets the indigenous people"),
             .comes_first = N_("{0} has to meet the indigenous people first"),
             .label = label_meeting,
             .describe = describe_meeting,
             .why_not = why_not_taken}};

}  // namespace hexwright::frontiers
