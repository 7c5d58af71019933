#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <span>

#include "model/board/index.h"
#include "model/playtest/table/base_refusals.h"
#include "model/playtest/table/base_table.h"
#include "model/playtest/table/base_words.h"
#include "model/scenario/terrain.h"

namespace hexwright {
namespace {

/// The harbor that gives this rate, for the tally.
std::size_t harbor_of(Card card, int rate) {
  if (rate == 2 && is_resource(card)) return static_cast<std::size_t>(special_harbors[at(card)]);
  return rate == 3 ? static_cast<std::size_t>(HarborKind::Generic) : all_harbor_kinds.size();
}

/// What the bank takes for one card, by the harbors of a seat; of others than resources more than anybody
/// has. BASE-08
constexpr auto rates_by_harbors = [] {
  std::array<Cards, std::size_t{1} << all_harbor_kinds.size()> rates;
  for (std::size_t harbors = 0; harbors < rates.size(); ++harbors) {
    Seat seat;
    seat.harbors = static_cast<std::uint16_t>(harbors);
    for (const Card card : all_cards)
      rates[harbors].add(card, is_resource(card) ? bank_rate(seat, card) : Cards::most_of(card));
  }
  return rates;
}();

/// By itself: few games have any.
[[gnu::noinline]] Cards changed_by_modules(const ReadContext& read, SeatId seat, Cards rates) {
  for (const auto change : read.game.hooks().bank_rates) change(read, seat, rates);
  return rates;
}

inline Cards rates_of(const ReadContext& read, SeatId seat) {
  // Own harbors are in the upper bits, and the packs' module knows their rates.
  const Cards rates = rates_by_harbors[seat_of(read, seat).harbors % rates_by_harbors.size()];
  return read.game.hooks().bank_rates.empty() ? rates : changed_by_modules(read, seat, rates);
}

}  // namespace

Cards bank_rates(const ReadContext& read, SeatId seat) { return rates_of(read, seat); }

namespace {

/// A row for each card that is given: without a look at each card of the bank, which mostly has all of them.
template <const auto& wanted>
constexpr auto bank_trades = [] {
  std::array<std::array<Action, wanted.size() - 1>, all_cards.size()> rows{};
  for (const Card give : wanted) {
    std::size_t n = 0;
    for (const Card get : wanted)
      if (get != give)
        rows[at(give)][n++] = {.kind = ActionKind::TradeWithBank,
                               .x = static_cast<std::uint8_t>(get),
                               .a = static_cast<std::uint16_t>(give)};
  }
  return rows;
}();
template <const auto& wanted>
constexpr Cards one_of_each = [] {
  Cards all;
  for (const Card card : wanted) all.add(card);
  return all;
}();

template <const auto& wanted>
void list_bank_trades_at(const ReadContext& read, const Seat& s, Cards rates, Actions& actions) {
  const Cards bank = read.state.bank;
  const bool has_all = bank.covers(one_of_each<wanted>);
  tradable(s).for_each_covering(rates, [&](Card give) {
    const auto& row = bank_trades<wanted>[at(give)];
    assert(row.front().kind == ActionKind::TradeWithBank);
    if (has_all)
      actions.insert(actions.end(), row.begin(), row.end());
    else
      for (const Action& trade : row)
        if (bank[static_cast<Card>(trade.x)] > 0) actions.push_back(trade);
  });
}

/// What it gives is known to the compiler.
void list_bank_trades(const ReadContext& read, SeatId seat, Actions& actions) {
  const Seat& s = seat_of(read, seat);
  if (read.game.has_commodities())
    list_bank_trades_at<cards_without_spices>(read, s, rates_of(read, seat), actions);
  else
    list_bank_trades_at<resource_cards>(read, s, rates_of(read, seat), actions);
}

/// One card for another: a row for each card that is given, in it by what is wanted. A game without spices
/// or commodities has only the beginning of the rows.
constexpr std::size_t bundled_kinds = Cards::bundled_kinds;
template <Bundled kinds>
constexpr auto single_offers = [] {
  std::array<std::array<Action, bundled_kinds - 1>, all_cards.size()> rows{};
  for (unsigned i = 0; i < bundled_kinds; ++i) {
    std::size_t n = 0;
    const Card give = Cards::bundled_card(i, kinds);
    for (unsigned j = 0; j < bundled_kinds; ++j)
      if (j != i) rows[at(give)][n++] = *offer_action(Cards(give), Cards(Cards::bundled_card(j, kinds)));
  }
  return rows;
}();

/// Their number is known to the compiler, which makes the copies short.
template <std::size_t kinds, Bundled beside = Bundled::Spices>
void list_single_offers(Cards own, Actions& actions) {
  own.for_each_kind([&](Card give) {
    const auto& row = single_offers<beside>[at(give)];
    actions.insert(actions.end(), row.begin(), row.begin() + kinds - 1);
  });
}

/// One card for one that somebody else may have.
void list_offers(const ReadContext& read, SeatId seat, Actions& actions) {
  const Cards own = tradable(seat_of(read, seat));
  if (read.game.has_commodities())
    list_single_offers<bundled_kinds, Bundled::Commodities>(own.without_spices(), actions);
  else if (!read.game.has_spices())
    list_single_offers<resource_cards.size()>(own, actions);
  else
    list_single_offers<bundled_kinds>(own, actions);
}

void list_answers(const ReadContext& read, const Task& task, Actions& actions) {
  actions.push_back({.kind = ActionKind::AnswerTrade, .x = 0});
  if (tradable(seat_of(read, task.seat)).covers(read.state.wanted()))
    actions.push_back({.kind = ActionKind::AnswerTrade, .x = 1});
}

void clear_offer(PlayContext& play) {
  play.state.give = play.state.want = 0;
  play.state.answers = play.state.offered_bundle = 0;
}

void apply_answer(PlayContext& play, const Task& task, const Action& action) {
  if (action.x == 1)
    play.state.answers = static_cast<std::uint8_t>(play.state.answers | 1U << task.seat.value());
  const bool last = play.state.tasks[0].kind == TaskKind::CloseTrade;
  if (last && play.state.answers == 0) clear_offer(play);
}

void list_partners(const ReadContext& read, const Task&, Actions& actions) {
  for (const SeatId seat : read.game.seats())
    if ((read.state.answers >> seat.value() & 1U) != 0) list_with(actions, ActionKind::CloseTrade, seat);
  actions.push_back({.kind = ActionKind::WithdrawTrade});
}

void apply_close(PlayContext& play, const Task& task, const Action& action) {
  if (action.kind == ActionKind::CloseTrade) {
    const Cards give = play.state.offered(), want = play.state.wanted();
    play.seat(task.seat).hand -= give;
    play.seat(SeatId(action.x)).hand += give;
    play.seat(SeatId(action.x)).hand -= want;
    play.seat(task.seat).hand += want;
    if (play.tally) ++play.tally->trades;
    happened(play, event::Traded{task.seat, SeatId(action.x), give, want});
  }
  clear_offer(play);
}

bool nobody_accepts(const ReadContext& read, const Task&) { return read.state.answers == 0; }

}  // namespace

void list_trades(const ReadContext& read, SeatId seat, Actions& actions) {
  list_bank_trades(read, seat, actions);
  if (read.state.offers < read.game.offers_a_turn() && read.state.paired == 0)
    list_offers(read, seat, actions);
}

void trade_with_bank(PlayContext& play, SeatId seat, const Action& action) {
  const auto give = static_cast<Card>(action.a.value()), get = static_cast<Card>(action.x);
  Seat& s = play.seat(seat);
  const int rate = bank_rates(play, seat)[give];
  if (play.tally) ++play.tally->bank_trades[harbor_of(give, rate)];
  trade_to_bank(play, seat, Cards(give, rate));
  play.state.bank.remove(get);
  s.hand.add(get);
}

std::optional<Refusal> refuse_offer(const ReadContext& read, SeatId seat, const Action& action) {
  if (action.x > static_cast<std::uint8_t>(Bundled::Commodities) || action.c != 0)
    return refuse(N_("an offer says nothing but what is given and wanted"));
  const Cards give = Cards::of_bundle(action.a, bundled(action)),
              want = Cards::of_bundle(action.b, bundled(action));
  if (read.game.offers_a_turn() == 0) return refuse(N_("this game is played without trade between players"));
  if (read.state.paired != 0) return refuse(N_("in a turn without dice nobody trades with other players"));
  if (read.state.offers >= read.game.offers_a_turn()) return refuse(N_("no more offers in this turn"));
  if (give.empty() || want.empty()) return refuse(N_("an offer gives something and wants something"));
  for (const Card card : all_cards)
    if (give[card] > 0 && want[card] > 0) return refuse(N_("the same cards are given and wanted"));
  if (!tradable(seat_of(read, seat)).covers(give))
    return refuse(N_("the cards that are offered are not in hand"));
  if (!want.spices().empty() && !read.game.has_spices()) return refuse(N_("there are no spice cards"));
  if (!want.commodities().empty() && !read.game.has_commodities())
    return refuse(N_("there are no commodities"));
  // Every offer has one spelling.
  if (bundled(action) == Bundled::Commodities && (give + want).commodities().empty())
    return refuse(N_("an offer says nothing but what is given and wanted"));
  return {};
}

void offer_trade(PlayContext& play, SeatId seat, const Action& action) {
  State& s = play.state;
  ++s.offers;
  s.give = action.a;
  s.want = action.b;
  s.answers = 0;
  s.offered_bundle = action.x;
  const Cards want = s.wanted();
  for (int i = 1; i < play.game.players(); ++i) {
    const SeatId other = play.game.after(seat, i);
    // Who does not have the cards is not asked.
    if (tradable(play.seat(other)).covers(want)) do_later(play, task_for(other, TaskKind::AnswerTrade));
  }
  if (s.task_count == 0) return clear_offer(play);
  do_later(play, task_for(seat, TaskKind::CloseTrade));
}

constinit const TaskSpec answer_trade{.kind = TaskKind::AnswerTrade,
                                      .list = list_answers,
                                      .apply = apply_answer,
                                      .comes_first = N_("{0} has to accept or decline the offer first"),
                                      .describe_prompt = prompt_for_answer,
                                      .why_not = why_no_answer};
constinit const TaskSpec close_trade{
    .kind = TaskKind::CloseTrade,
    .list = list_partners,
    .apply = apply_close,
    .idle = nobody_accepts,
    .prompt = N_("{0} chooses a partner for the trade, or withdraws the offer"),
    .comes_first = N_("{0} has to choose a partner for the trade, or withdraw the offer, first"),
    .why_not = why_no_closing};

}  // namespace hexwright
