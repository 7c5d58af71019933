#include <algorithm>
#include <bit>

#include "model/board/index.h"
#include "model/playtest/modules/own/counting.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/modules/own/program.h"
#include "model/playtest/table/base_table.h"

namespace hexwright::own {
namespace {

constexpr unsigned bits_of_a_count = 2, most_counted_times = 3;

int times(std::uint64_t bits, std::size_t action) {
  return static_cast<int>(bits >> bits_of_a_count * action & most_counted_times);
}

/// A choice of one card that is taken first is part of the action.
bool begins_with_choice(const own::Action& action) {
  if (action.steps.empty()) return false;
  const Step& first = action.steps.front();
  return first.kind == Step::Kind::Take && !first.may && first.on.none() &&
         !std::has_single_bit(first.what.resources) && !first.what.of_hex &&
         first.count[0].of == Value::Of::Number && first.count[0].number == 1 &&
         (action.cost.any == 0 || action.together);
}

/// Of what lies open nothing is laid aside: it only pays.
Cards payable(const own::Action& action, const Seat& seat) {
  return action.aside ? tradable(seat) : seat.hand;
}

/// The ways to pay what a price leaves open, as bundles: any cards, those alike, or different ones.
void for_each_way(const own::Action& action, Cards hand, auto visit) {
  const Price& cost = action.cost;
  const Cards left = hand - cards_of(cost);
  if (cost.same > 0)
    for (const Card card : resource_cards)
      if (left[card] >= cost.same) visit(Cards(card));
  if (cost.different > 0)
    for (unsigned kinds = 1; kinds < 32; ++kinds) {
      Cards chosen;
      for (const Card card : resource_cards)
        if (has_kind(kinds, card)) chosen.add(card);
      if (chosen.size() == cost.different && left.covers(chosen)) visit(chosen);
    }
  if (cost.same + cost.different == 0) for_each_bundle(left, action.together ? cost.any : 0, visit);
}

void list_ways(const ReadContext& read, SeatId seat, std::size_t number, Actions& actions) {
  const own::Action& action = program(read.game).book.actions[number];
  const bool chooses = begins_with_choice(action);
  for_each_way(action, payable(action, seat_of(read, seat)), [&](Cards paid) {
    hexwright::Action way{
        .kind = action::act, .x = static_cast<std::uint8_t>(number), .a = paid.bundle(), .b = 0};
    if (!chooses) return actions.push_back(way);
    for (const Card card : resource_cards) {
      if (!has_kind(action.steps.front().what.resources, card) || read.state.bank[card] == 0) continue;
      way.b = 1 + static_cast<int>(card);
      actions.push_back(way);
    }
  });
}

void pay(PlayContext& play, SeatId seat, const own::Action& action, const hexwright::Action& way) {
  const Cards price = cards_of(action.cost) + chosen_price(action, way);
  if (action.aside) {
    play.seat(seat).hand -= price;
    play.seat(seat).own_aside += price;
  } else {
    pay_to_bank(play, seat, price);
  }
  for (const auto& [counter, count] : action.cost.counters) change_counter(play, seat, counter, -count);
}

Hindrance hindrance_in_phase(const ReadContext& read, SeatId seat, std::size_t number) {
  const own::Action& action = program(read.game).book.actions[number];
  const Program::Asked& asked = program(read.game).asked[number];
  const Seat& s = seat_of(read, seat);
  if (read.state.acted >= most_in_a_turn) return Hindrance::Phase;
  if (action.limit > 0 && times(action.per_game ? s.acted_in_game : s.acted_in_turn, number) >= action.limit)
    return Hindrance::Limit;
  for (const auto& [counter, count] : action.cost.counters)
    if (counter_of(read, seat, counter) < count) return Hindrance::Price;
  const Cards hand = payable(action, s);
  if (!hand.covers(asked.price) || hand.resources().size() < asked.least) return Hindrance::Price;
  if (s.cities == 0 && asked.builds_city) return Hindrance::Conditions;
  return all_hold(read, action.conditions, seat, {}) ? Hindrance::None : Hindrance::Conditions;
}

}  // namespace

Hindrance hindrance(const ReadContext& read, SeatId seat, std::size_t number) {
  const auto& now = program(read.game).actions_in[at(read.state.phase)];
  return std::ranges::find(now, number) == now.end() ? Hindrance::Phase
                                                     : hindrance_in_phase(read, seat, number);
}

void list_own_actions(const ReadContext& read, SeatId seat, Actions& actions) {
  const Program& own = program(read.game);
  const int cards = seat_of(read, seat).hand.resources().size();
  const std::uint64_t sites = own.asks_for_sites ? cards_gone_by(read, seat) : 0;
  for (const std::size_t number : own.actions_in[at(read.state.phase)])
    if (cards >= own.asked[number].least && (own.asked[number].by_cards & ~sites) == 0 &&
        hindrance_in_phase(read, seat, number) == Hindrance::None)
      list_ways(read, seat, number, actions);
}

void act(PlayContext& play, SeatId seat, const hexwright::Action& done) {
  const Program& own = program(play.game);
  const std::size_t number = done.x;
  const own::Action& action = own.book.actions[number];
  Seat& s = play.seat(seat);
  ++play.state.acted;
  if (action.limit > 0)
    (action.per_game ? s.acted_in_game : s.acted_in_turn) += std::uint64_t{1} << bits_of_a_count * number;
  note_once(play, action.conditions, seat);
  count_action(play, seat, done);
  pay(play, seat, action, done);
  const int script = static_cast<int>(own.book.rules.size() + number);
  if (action.cost.any > 0 && !action.together)
    return do_next(play, {.kind = task::ask,
                          .seat = seat,
                          .x = static_cast<std::uint8_t>(action.cost.any),
                          .a = StepRef(script, StepRef::of_price).code(),
                          .b = ActionField(packed({}))});
  if (done.b.value() > 0) take_from_bank(play, seat, static_cast<Card>(done.b.value() - 1), 1);
  run(play, StepRef(script, done.b.value() > 0 ? 1 : 0), seat, {}, true);
}

}  // namespace hexwright::own
