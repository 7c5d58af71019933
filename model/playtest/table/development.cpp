#include <algorithm>
#include <bit>

#include "board/index.h"
#include "playtest/table/awards.h"
#include "playtest/table/base_table.h"

namespace hexwright {
namespace {

constexpr std::array price_cards{Card::Ore, Card::Grain, Card::Wool};

/// The price with some of its cards replaced by discoveries, one bit a card of `price_cards`. JUN-06
Cards price_without(unsigned replaced) {
  Cards price = development_price;
  for (std::size_t i = 0; i < price_cards.size(); ++i)
    if ((replaced >> i & 1U) != 0) price.remove(price_cards[i]);
  return price;
}

int cards_left(const State& s) {
  int sum = 0;
  for (const auto count : s.developments) sum += count;
  return sum;
}

bool nothing_to_take(const Look& l, const Task&) { return l.state.bank.resources().empty(); }

/// `task.x`: all cards of one type; `task.b`: 1 + that type, once it is known.
void list_takes(const Look& l, const Task& task, Actions& actions) {
  for (const Card card : resource_cards)
    if (l.state.bank[card] > 0 && (task.b == 0 || task.b == 1 + static_cast<int>(card)))
      actions.push_back(action_with(ActionKind::TakeCard, card));
  if (actions.empty()) actions.push_back({.kind = ActionKind::Pass});
}

void apply_take(Table& t, const Task& task, const Action& action) {
  if (action.kind == ActionKind::Pass) return;
  take_from_bank(t, task.seat, static_cast<Card>(action.x), 1);
  if (task.a <= 1) return;
  Task rest = task;
  --rest.a;
  if (task.x != 0) rest.b = static_cast<std::uint16_t>(1 + action.x);
  do_next(t, rest);
}

void take_all(Table& t, int seat, Card card) {
  for (int other = 0; other < t.game.players(); ++other)
    if (other != seat)
      while (t.seat(other).hand[card] > 0) hand_over(t, other, seat, card);
}

}  // namespace

void list_development_plays(const Look& l, int seat, Actions& actions) {
  const Seat& s = seat_of(l, seat);
  if (l.state.played_development != 0 || s.developments == Developments{}) return;
  const auto has = [&](Development card) { return s.developments[at(card)] > 0; };
  if (has(Development::Knight)) actions.push_back({.kind = ActionKind::PlayKnight});
  if (has(Development::RoadBuilding) && has_free_route(l, seat))
    actions.push_back({.kind = ActionKind::PlayRoadBuilding});
  if (has(Development::YearOfPlenty) && !l.state.bank.resources().empty())
    actions.push_back({.kind = ActionKind::PlayYearOfPlenty});
  if (has(Development::Monopoly))
    for (const Card card : l.game.cards()) actions.push_back(action_with(ActionKind::PlayMonopoly, card));
}

void play_development(Table& t, int seat, const Action& action) {
  Seat& s = t.seat(seat);
  t.state.played_development = 1;
  switch (action.kind) {
    case ActionKind::PlayKnight:
      --s.developments[at(Development::Knight)];
      knight_played(t, seat);
      return move_robber_now(t, seat);
    case ActionKind::PlayRoadBuilding:
      --s.developments[at(Development::RoadBuilding)];
      return do_later(t, task_for(seat, What::FreeRoute, 2));
    case ActionKind::PlayYearOfPlenty:
      --s.developments[at(Development::YearOfPlenty)];
      return do_later(t, task_for(seat, What::TakeCard, 2));
    default:
      --s.developments[at(Development::Monopoly)];
      take_all(t, seat, static_cast<Card>(action.x));
  }
}

void list_development_purchases(const Look& l, int seat, Actions& actions) {
  const Seat& s = seat_of(l, seat);
  const int most = std::min<int>(l.game.facts().discoveries_per_card, s.discoveries);
  if ((most == 0 && !covers(s, development_price)) || cards_left(l.state) == 0) return;
  const unsigned ways = most == 0 ? 1U : 8U;
  for (unsigned replaced = 0; replaced < ways; ++replaced)
    if (std::popcount(replaced) <= most && covers(s, price_without(replaced)))
      actions.push_back({.kind = ActionKind::BuyDevelopment, .x = static_cast<std::uint8_t>(replaced)});
}

void buy_development(Table& t, int seat, const Action& action) {
  Seat& s = t.seat(seat);
  pay_to_bank(t, seat, price_without(action.x));
  s.discoveries = static_cast<std::uint16_t>(s.discoveries - std::popcount(action.x));
  const std::size_t card = action.c - 1U;
  --t.state.developments[card];
  // Victory point cards count from the turn in which they were bought. BASE-09
  ++(card == at(Development::VictoryPoint) ? s.developments : s.fresh)[card];
}

void weigh_developments(const Look& l, const Action&, std::vector<WeighedOutcome>& outcomes) {
  for (std::size_t i = 0; i < l.state.developments.size(); ++i)
    if (l.state.developments[i] > 0)
      outcomes.push_back({static_cast<std::uint16_t>(1 + i), l.state.developments[i]});
}

constinit const TaskRule take_card{What::TakeCard, list_takes, apply_take, nothing_to_take};

}  // namespace hexwright
