#include <algorithm>
#include <bit>

#include "model/board/index.h"
#include "model/playtest/table/awards.h"
#include "model/playtest/table/base_refusals.h"
#include "model/playtest/table/base_table.h"
#include "model/playtest/table/base_words.h"

namespace hexwright {
namespace {

Cards full_price(const ReadContext& read, SeatId seat) {
  return read.game.hooks().prices.empty() ? development_price
                                          : price_of(read, seat, {.kind = ActionKind::BuyDevelopment});
}

bool may_play_knight(const ReadContext& read, SeatId seat) {
  return !is_forbidden(read, attempt::PlayKnight{seat});
}

bool nothing_to_take(const ReadContext& read, const Task&) { return read.state.bank.resources().empty(); }

/// `task.x`: all cards of one type; `task.b`: 1 + that type, once it is known.
void list_takes(const ReadContext& read, const Task& task, Actions& actions) {
  for (const Card card : resource_cards)
    if (read.state.bank[card] > 0 && (task.b == 0 || task.b == 1 + static_cast<int>(card)))
      list_with(actions, ActionKind::TakeCard, card);
  if (actions.empty()) actions.push_back({.kind = ActionKind::Pass});
}

void apply_take(PlayContext& play, const Task& task, const Action& action) {
  if (action.kind == ActionKind::Pass) return;
  take_from_bank(play, task.seat, static_cast<Card>(action.x), 1);
  if (task.a <= 1) return;
  Task rest = task;
  --rest.a;
  if (task.x != 0) rest.b = static_cast<std::uint16_t>(1 + action.x);
  do_next(play, rest);
}

void take_all(PlayContext& play, SeatId seat, Card card) {
  for (const SeatId other : play.game.seats())
    if (other != seat)
      while (play.seat(other).hand[card] > 0) hand_over(play, other, seat, card);
}

/// What a choice of discoveries stands for.
struct Replaced {
  Cards cards;
  int discoveries = 0;
};
constexpr auto replacements = [] {
  std::array<Replaced, std::size_t{1} << replaceable_cards.size()> all;
  for (unsigned bits = 0; bits < all.size(); ++bits)
    all[bits] = {replaced_by_discoveries(bits), bit_count(bits)};
  return all;
}();

}  // namespace

void list_development_ways(const ReadContext& read, SeatId seat, int most, Actions& actions) {
  const Seat& s = seat_of(read, seat);
  const Cards price = full_price(read, seat);
  const unsigned ways = most == 0 ? 1U : replacements.size();
  for (unsigned way = 0; way < ways; ++way)
    if (const auto& [cards, discoveries] = replacements[way];
        discoveries <= most && price.covers(cards) && covers(s, price - cards))
      actions.push_back({.kind = ActionKind::BuyDevelopment, .x = static_cast<std::uint8_t>(way)});
}

void list_plays_of(const ReadContext& read, SeatId seat, Actions& actions) {
  const Seat& s = seat_of(read, seat);
  const auto has = [&](Development card) { return s.developments[at(card)] > 0; };
  if (has(Development::Knight) && may_play_knight(read, seat))
    actions.push_back({.kind = ActionKind::PlayKnight});
  if (has(Development::RoadBuilding) && has_free_route(read, seat))
    actions.push_back({.kind = ActionKind::PlayRoadBuilding});
  if (has(Development::YearOfPlenty) && !read.state.bank.resources().empty())
    actions.push_back({.kind = ActionKind::PlayYearOfPlenty});
  if (has(Development::Monopoly))
    for (const Card card : read.game.cards()) list_with(actions, ActionKind::PlayMonopoly, card);
}

void play_development(PlayContext& play, SeatId seat, const Action& action) {
  Seat& s = play.seat(seat);
  play.state.played_development = 1;
  switch (action.kind) {
    case ActionKind::PlayKnight:
      --s.developments[at(Development::Knight)];
      knight_played(play, seat);
      happened(play, event::KnightPlayed{seat});
      return move_robber_now(play, seat);
    case ActionKind::PlayRoadBuilding:
      --s.developments[at(Development::RoadBuilding)];
      return do_later(play, task_for(seat, TaskKind::FreeRoute, 2));
    case ActionKind::PlayYearOfPlenty:
      --s.developments[at(Development::YearOfPlenty)];
      return do_later(play, task_for(seat, TaskKind::TakeCard, 2));
    default:
      --s.developments[at(Development::Monopoly)];
      take_all(play, seat, static_cast<Card>(action.x));
  }
}

void buy_development(PlayContext& play, SeatId seat, const Action& action) {
  pay_to_bank(play, seat, full_price(play, seat) - replaced_by_discoveries(action.x));
  happened(play, event::DevelopmentBought{seat, action});
  take_development(play, seat, static_cast<Development>(action.c - 1));
}

void take_development(PlayContext& play, SeatId seat, Development card) {
  Seat& s = play.seat(seat);
  --play.state.developments[at(card)];
  // Victory point cards count from the turn in which they were bought. BASE-09
  ++(card == Development::VictoryPoint ? s.developments : s.fresh)[at(card)];
}

void weigh_developments(const ReadContext& read, const Action&, std::vector<WeighedOutcome>& outcomes) {
  for (std::size_t i = 0; i < read.state.developments.size(); ++i)
    if (read.state.developments[i] > 0)
      outcomes.push_back({static_cast<std::uint16_t>(1 + i), read.state.developments[i]});
}

constinit const TaskSpec take_card{
    .kind = TaskKind::TakeCard,
    .list = list_takes,
    .apply = apply_take,
    .idle = nothing_to_take,
    .prompt = N_("{0} takes cards of choice; still to take: {1}"),
    .comes_first = N_("{0} has to take cards of choice first; still to take: {1}"),
    .why_not = why_not_taken};

}  // namespace hexwright
