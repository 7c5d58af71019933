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
  const Step& first = action.steps.front();
  return first.kind == Step::Kind::Take && !first.may && first.on.none() &&
         !std::has_single_bit(first.what.resources) && !first.what.of_hex &&
         first.count[0].of == Value::Of::Number && first.count[0].number == 1 && action.cost.any == 0;
}

/// The ways to pay what a price leaves open: cards alike, or different ones, as a bit for each kind.
std::vector<unsigned> ways_to_pay(const own::Action& action, Cards hand) {
  std::vector<unsigned> ways;
  const Cards left = hand - cards_of(action.cost);
  if (action.cost.same > 0)
    for (const Card card : resource_cards)
      if (left[card] >= action.cost.same) ways.push_back(1U << static_cast<unsigned>(card));
  if (action.cost.different > 0)
    for (unsigned kinds = 1; kinds < 32; ++kinds)
      if (std::popcount(kinds) == action.cost.different &&
          std::ranges::all_of(resource_cards,
                              [&](Card card) { return !has_kind(kinds, card) || left[card] > 0; }))
        ways.push_back(kinds);
  if (action.cost.same + action.cost.different == 0) ways.push_back(0);
  return ways;
}

void list_ways(const ReadContext& read, SeatId seat, std::size_t number, Actions& actions) {
  const own::Action& action = program(read.game).book.actions[number];
  const bool chooses = begins_with_choice(action);
  for (const unsigned paid : ways_to_pay(action, seat_of(read, seat).hand)) {
    hexwright::Action way{.kind = action::act, .x = static_cast<std::uint8_t>(number), .a = paid, .b = 0};
    if (!chooses) {
      actions.push_back(way);
      continue;
    }
    for (const Card card : resource_cards) {
      if (!has_kind(action.steps.front().what.resources, card) || read.state.bank[card] == 0) continue;
      way.b = 1 + static_cast<int>(card);
      actions.push_back(way);
    }
  }
}

void pay(PlayContext& play, SeatId seat, const own::Action& action, unsigned kinds) {
  const int each = action.cost.same > 0 ? action.cost.same : 1;
  Cards price = cards_of(action.cost);
  for (const Card card : resource_cards)
    if (has_kind(kinds, card)) price.add(card, each);
  pay_to_bank(play, seat, price);
  for (const auto& [counter, count] : action.cost.counters) change_counter(play, seat, counter, -count);
}

bool builds_city(const own::Action& action) {
  return std::ranges::any_of(action.steps,
                             [](const Step& step) { return step.kind == Step::Kind::BuildCity; });
}

Hindrance hindrance_in_phase(const ReadContext& read, SeatId seat, std::size_t number) {
  const own::Action& action = program(read.game).book.actions[number];
  const Seat& s = seat_of(read, seat);
  if (read.state.acted >= most_in_a_turn) return Hindrance::Phase;
  if (action.limit > 0 && times(action.per_game ? s.acted_in_game : s.acted_in_turn, number) >= action.limit)
    return Hindrance::Limit;
  for (const auto& [counter, count] : action.cost.counters)
    if (counter_of(read, seat, counter) < count) return Hindrance::Price;
  const Cards price = cards_of(action.cost);
  if (!s.hand.covers(price) || (s.hand - price).resources().size() < action.cost.any) return Hindrance::Price;
  if (s.cities == 0 && builds_city(action)) return Hindrance::Conditions;
  return all_hold(read, action.conditions, seat, {}) ? Hindrance::None : Hindrance::Conditions;
}

}  // namespace

Hindrance hindrance(const ReadContext& read, SeatId seat, std::size_t number) {
  const auto& now = program(read.game).actions_in[at(read.state.phase)];
  return std::ranges::find(now, number) == now.end() ? Hindrance::Phase
                                                     : hindrance_in_phase(read, seat, number);
}

void list_own_actions(const ReadContext& read, SeatId seat, Actions& actions) {
  for (const std::size_t number : program(read.game).actions_in[at(read.state.phase)])
    if (hindrance_in_phase(read, seat, number) == Hindrance::None) list_ways(read, seat, number, actions);
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
  pay(play, seat, action, done.a.value());
  const int script = static_cast<int>(own.book.rules.size() + number);
  if (action.cost.any > 0)
    return do_next(play, {.kind = task::ask,
                          .seat = seat,
                          .x = static_cast<std::uint8_t>(action.cost.any),
                          .a = StepRef(script, StepRef::of_price).code(),
                          .b = ActionField(packed({}))});
  if (done.b.value() > 0) take_from_bank(play, seat, static_cast<Card>(done.b.value() - 1), 1);
  run(play, StepRef(script, done.b.value() > 0 ? 1 : 0), seat, {}, true);
}

}  // namespace hexwright::own
