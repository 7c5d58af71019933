#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>

#include "model/playtest/bots/settler.h"

namespace hexwright {

float at_once(const SettlerContext& context, float worth) { return context.goals().pace(worth, {}, {}); }

float gain_of(const SettlerContext& context, float worth, Cards price, float before) {
  return at_once(context, worth) + context.goals().promise(context.hand - price) - before;
}

namespace {

bool has(std::span<const Action> legal, const Action& action) {
  const auto bits = std::bit_cast<std::uint64_t>(action);
  return std::any_of(legal.begin(), legal.end(),
                     [&](const Action& each) { return std::bit_cast<std::uint64_t>(each) == bits; });
}

/// How a price is paid out of a hand: what is traded first, and what is left in the end.
struct Payment {
  std::optional<Action> trade;
  Cards rest;
};

/// What can be paid, and given to the bank.
std::span<const Card> traded_cards(const SettlerContext& context) {
  return context.view.game().has_commodities() ? std::span<const Card>(cards_without_spices)
                                               : std::span<const Card>(resource_cards);
}

Card cheapest_to_give(const SettlerContext& context, Cards hand, Cards price, Cards rates, bool& found) {
  Card give = Card::Brick;
  float least = 0;
  found = false;
  for (const Card card : traded_cards(context)) {
    const int rate = rates[card];
    const int own = hand[card] - context.view.own().face_up[card];
    if (hand[card] - price[card] < rate || own < rate) continue;
    const float loss = static_cast<float>(rate) * context.board_worth.card(card);
    if (!found || loss < least) {
      found = true;
      least = loss;
      give = card;
    }
  }
  return give;
}

std::optional<Payment> payment(const SettlerContext& context, Cards price) {
  Payment payment{{}, context.hand};
  const Cards rates = context.view.bank_rates();
  for (const Card card : traded_cards(context))
    while (payment.rest[card] < price[card]) {
      bool found = false;
      const Card give = cheapest_to_give(context, payment.rest, price, rates, found);
      if (!found) return {};
      payment.rest.remove(give, rates[give]);
      payment.rest.add(card);
      if (!payment.trade)
        payment.trade = Action{.kind = ActionKind::TradeWithBank,
                               .x = static_cast<std::uint8_t>(card),
                               .a = static_cast<std::uint16_t>(give)};
    }
  payment.rest -= price;
  return payment;
}

/// The next step towards each goal that can be paid, if need be after trade with the bank.
void consider_goals(const SettlerContext& context, std::span<const Action> legal, Ratings& ratings) {
  for (const Goal& goal : context.goals().all()) {
    const auto paid = payment(context, goal.step_price);
    if (!paid || !has(legal, paid->trade.value_or(goal.step))) continue;
    const float after = goal.is_one_step()
                            ? at_once(context, goal.worth) + context.goals().promise(paid->rest)
                            : context.goals().promise(paid->rest, &goal) + context.weights().step;
    ratings.rate(paid->trade.value_or(goal.step), after - context.promise());
  }
}

/// The best cards to take, one after the other.
Cards with_cards_of_choice(const SettlerContext& context, int count) {
  Cards hand = context.hand;
  for (int n = 0; n < count; ++n) {
    Cards best = hand;
    float most = -1;
    for (const Card card : resource_cards) {
      if (context.view.bank()[card] == 0) continue;
      const float promise = context.goals().promise(hand + Cards(card));
      if (promise > most) {
        most = promise;
        best = hand + Cards(card);
      }
    }
    hand = best;
  }
  return hand;
}

float gain_of_play(const SettlerContext& context, const Action& action) {
  // A card that is kept may serve better later.
  constexpr float of_waiting = 0.04F, of_knight = 0.05F;
  constexpr int least_cards = 3;
  switch (action.kind) {
    case ActionKind::PlayKnight:
      return of_knight;
    case ActionKind::PlayRoadBuilding:
      return std::any_of(context.goals().all().begin(), context.goals().all().end(),
                         [](const Goal& goal) { return !goal.is_one_step(); })
                 ? of_waiting
                 : 0;
    case ActionKind::PlayYearOfPlenty:
      return context.goals().promise(with_cards_of_choice(context, 2)) - context.promise() - of_waiting;
    default: {
      const auto card = static_cast<Card>(action.x);
      const int count = is_resource(card) ? context.view.held_by_others(card) : 0;
      return count < least_cards
                 ? 0
                 : context.goals().promise(context.hand + Cards(card, count)) - context.promise();
    }
  }
}

/// Discoveries in the place of cards: those that the hand misses most.
void consider_discoveries(const SettlerContext& context, const Action& action, Ratings& ratings) {
  const Cards price = development_price - replaced_by_discoveries(action.x);
  ratings.rate(action, at_once(context, context.weights().development) +
                           context.goals().promise(context.hand - price) - context.promise());
}

/// Cards that a 7 may take are better turned into one that is of use.
void consider_spending(const SettlerContext& context, std::span<const Action> legal, Ratings& ratings) {
  constexpr float of_safety = 0.001F;
  if (context.hand.size() <= context.view.hand_limit()) return;
  const Goal* goal = context.goals().best(context.hand);
  if (!goal) return;
  const Cards rates = context.view.bank_rates();
  for (const Action& action : legal) {
    if (action.kind != ActionKind::TradeWithBank) continue;
    const auto give = static_cast<Card>(action.a.value()), get = static_cast<Card>(action.x);
    const int rate = rates[give];
    if (context.hand[get] >= goal->price[get] || context.hand[give] - goal->price[give] < rate) continue;
    ratings.rate(action, of_safety);
  }
}

/// Spices and commodities are never offered in the same game by a list: they share their places.
constexpr std::uint64_t bit_of(const Action& offer) {
  const auto place = [&](ActionField bundle) {
    const auto card = static_cast<unsigned>(Cards::of_bundle(bundle, bundled(offer)).nth(0));
    return card < 8 ? card : card - 3;
  };
  return std::uint64_t{1} << (place(offer.a) * 8 + place(offer.b));
}

void consider_offers(const SettlerContext& context, std::span<const Action> legal, std::uint64_t& offered,
                     Ratings& ratings) {
  constexpr float worth_the_talk = 0.01F;
  for (const Action& action : legal) {
    if (action.kind != ActionKind::OfferTrade || (offered & bit_of(action)) != 0) continue;
    const Cards after = context.hand - Cards::of_bundle(action.a, bundled(action)) +
                        Cards::of_bundle(action.b, bundled(action));
    const float gain = context.goals().promise(after) - context.promise();
    if (gain > worth_the_talk) ratings.rate(action, gain);
  }
  if (ratings.best().kind == ActionKind::OfferTrade) offered |= bit_of(ratings.best());
}

/// The ship lies where a goal begins: on the way to it, or where it will be built.
bool serves(const SettlerContext& context, PathId ship) {
  const BoardGraph& board = context.view.board();
  const auto& ends = board.path_ends(ship);
  const auto touches = [&](IntersectionId place) { return place == ends[0] || place == ends[1]; };
  return std::any_of(context.goals().all().begin(), context.goals().all().end(), [&](const Goal& goal) {
    switch (goal.step.kind) {
      case ActionKind::BuildSettlement:
        return touches(goal.step.a.intersection());
      case ActionKind::BuildShip:
      case ActionKind::BuildRoad:
        return touches(board.path_ends(goal.step.a.path())[0]) ||
               touches(board.path_ends(goal.step.a.path())[1]);
      default:
        return false;
    }
  });
}

/// A ship at the end of a route that leads nowhere spares the price of one that does. SEA-02
void consider_moving_ships(const SettlerContext& context, std::span<const Action> legal, Ratings& ratings) {
  if (context.view.longest_holder() == context.view.seat()) return;
  for (const Action& action : legal) {
    if (action.kind != ActionKind::TakeUpShip) continue;
    if (const float gain = rated(context.view, rating::MovingShip{context, action.a.path()}); gain > 0)
      ratings.rate(action, gain);
    if (serves(context, action.a.path())) continue;
    for (const Goal& goal : context.goals().all())
      if (goal.step.kind == ActionKind::BuildShip)
        ratings.rate(action, context.goals().promise(context.hand, &goal) + context.weights().step -
                                 context.promise());
  }
}

}  // namespace

/// Ending the turn, or the roll of the dice, changes nothing; whatever is better is done first.
void rate_in_turn(const SettlerContext& context, std::span<const Action> legal, std::uint64_t& offered,
                  Ratings& ratings) {
  for (const Action& action : legal) switch (action.kind) {
      case ActionKind::PlayKnight:
      case ActionKind::PlayRoadBuilding:
      case ActionKind::PlayYearOfPlenty:
      case ActionKind::PlayMonopoly:
        // Only a knight helps before the roll.
        if (context.view.phase() == Phase::Main || action.kind == ActionKind::PlayKnight)
          ratings.rate(action, gain_of_play(context, action));
        break;
      case ActionKind::BuyDevelopment:
        if (action.x != 0) consider_discoveries(context, action, ratings);
        break;
      default:
        if (const auto gain = spec_of(action.kind).gain)
          ratings.rate(action, gain(context, action, context.promise()));
    }
  if (context.view.phase() == Phase::BeforeRoll) return;
  consider_goals(context, legal, ratings);
  if (context.view.game().has_ships()) consider_moving_ships(context, legal, ratings);
  if (ratings.gain() <= 0) consider_offers(context, legal, offered, ratings);
  if (ratings.gain() <= 0) consider_spending(context, legal, ratings);
}

}  // namespace hexwright
