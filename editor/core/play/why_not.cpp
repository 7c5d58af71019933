#include "editor/core/play/why_not.h"

#include <algorithm>

#include "model/playtest/modules/own/program.h"
#include "model/rules/own/own.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

struct Price {
  Cards cards;
  int left;  ///< in supply
  const char* none_left;
};

std::optional<Price> price_of(const Seat& seat, ActionKind kind) {
  switch (kind) {
    case ActionKind::BuildRoad:
      return Price{road_price, seat.roads, N_("no road is left in supply")};
    case ActionKind::BuildShip:
      return Price{ship_price, seat.ships, N_("no ship is left in supply")};
    case ActionKind::BuildSettlement:
      return Price{settlement_price, seat.settlements, N_("no settlement is left in supply")};
    case ActionKind::BuildCity:
      return Price{city_price, seat.cities, N_("no city is left in supply")};
    default:
      return std::nullopt;
  }
}

Refusal why_not_built(const Seat& seat, const Price& price, Translate translate) {
  if (price.left == 0) return refuse(price.none_left);
  Cards missing;
  for (const Card card : all_cards) missing.add(card, std::max(0, price.cards[card] - seat.hand[card]));
  if (!missing.empty()) return refuse(N_("cards are missing: {0}"), {card_list(missing, translate)});
  return refuse(N_("there is no place for it now"));
}

Refusal why_no_offer(const Game& game, const State& state, const Seat& seat) {
  if (game.offers_a_turn() == 0) return refuse(N_("there is no trade between players in this game"));
  if (state.offers >= game.offers_a_turn())
    return Refusal{by_number(game.offers_a_turn(), plural("no more than {0} offer is made in a turn",
                                                          "no more than {0} offers are made in a turn"))};
  if (seat.hand.empty()) return refuse(N_("there is nothing in hand to be offered"));
  return refuse(N_("nobody could take an offer now"));
}

// In the own turn, after the dice: what is missing.
Refusal why_not_in_turn(const PlaySession& session, ActionKind kind, Translate translate) {
  const State& state = session.state();
  const Seat& seat = state.seats[session.actor()];
  if (const auto price = price_of(seat, kind)) return why_not_built(seat, *price, translate);
  if (kind == ActionKind::TradeWithBank)
    return refuse(N_("of no card there are as many in hand as the bank takes for one"));
  if (kind == ActionKind::TakeUpShip)
    return state.moved_ship != 0
               ? refuse(N_("a ship was moved in this turn already"))
               : refuse(N_("no ship lies at an open end of its route and can go elsewhere"));
  if (kind == ActionKind::OfferTrade) return why_no_offer(session.game(), state, seat);
  return session.refusal(Action{kind}).value_or(refuse(N_("this cannot be done now")));
}

}  // namespace

std::optional<Refusal> why_not_now(const PlaySession& session, ActionKind kind, Translate translate) {
  Actions legal;
  if (!session.is_over()) legal_actions(session.game(), session.state(), legal);
  if (std::ranges::any_of(legal, [kind](const Action& action) { return action.kind == kind; }))
    return std::nullopt;
  const State& state = session.state();
  const bool in_turn = !state.task() && (state.phase == Phase::Main || state.phase == Phase::Special);
  if (session.is_over()) return refuse(N_("the game is over"));
  const bool may_build = state.phase == Phase::Main || price_of(state.seats.front(), kind);
  if (in_turn && may_build) return why_not_in_turn(session, kind, translate);
  return session.refusal(Action{kind}).value_or(refuse(N_("this cannot be done now")));
}

std::optional<Message> why_no_seven(const PlaySession& session) {
  const Game& game = session.game();
  const ReadContext read{game, session.state()};
  const Action roll{.kind = ActionKind::Roll};
  if (session.refusal(roll)) return std::nullopt;
  const auto possible = outcomes(game, session.state(), roll);
  if (std::ranges::any_of(possible, [](const WeighedOutcome& each) {
        return first_die(each.outcome) + second_die(each.outcome) == 7;
      }))
    return std::nullopt;
  const int turns = game.facts().turns_without_seven;
  Message why{N_("a rule of this map bars it")};
  if (session.state().turn_number <= turns) {
    const int rounds = turns / game.players();
    why = by_number(rounds, plural("In the first round a 7 is rolled again.",
                                   "In the first {0} rounds a 7 is rolled again."));
  } else if (game.facts().own_program) {
    const own::Book& book = own::program(game).book;
    const auto bars = std::ranges::find_if(book.bars, [&](const own::Bar& bar) {
      return bar.seven && own::all_hold(read, bar.conditions, session.state().turn, {});
    });
    if (bars != book.bars.end()) why = own::sentence(book, *bars);
  }
  return Message{N_("no 7 is rolled yet: {0}"), {std::move(why)}};
}

}  // namespace hexwright
