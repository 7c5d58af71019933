#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>

#include "model/playtest/bots/settler.h"

namespace hexwright {

float at_once(const SettlerContext& mind, float worth) { return mind.goals().pace(worth, {}, {}); }

float gain_of(const SettlerContext& mind, float worth, Cards price, float before) {
  return at_once(mind, worth) + mind.goals().promise(mind.hand - price) - before;
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
std::span<const Card> traded_cards(const SettlerContext& mind) {
  return mind.view.game().has_commodities() ? std::span<const Card>(cards_without_spices)
                                            : std::span<const Card>(resource_cards);
}

Card cheapest_to_give(const SettlerContext& mind, Cards hand, Cards price, Cards rates, bool& found) {
  Card give = Card::Brick;
  float least = 0;
  found = false;
  for (const Card card : traded_cards(mind)) {
    const int rate = rates[card];
    const int own = hand[card] - mind.view.own().face_up[card];
    if (hand[card] - price[card] < rate || own < rate) continue;
    const float loss = static_cast<float>(rate) * mind.appraisal.card(card);
    if (!found || loss < least) found = true, least = loss, give = card;
  }
  return give;
}

std::optional<Payment> payment(const SettlerContext& mind, Cards price) {
  Payment payment{{}, mind.hand};
  const Cards rates = mind.view.bank_rates();
  for (const Card card : traded_cards(mind))
    while (payment.rest[card] < price[card]) {
      bool found = false;
      const Card give = cheapest_to_give(mind, payment.rest, price, rates, found);
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
void consider_goals(const SettlerContext& mind, std::span<const Action> legal, Ratings& ratings) {
  for (const Goal& goal : mind.goals().all()) {
    const auto paid = payment(mind, goal.step_price);
    if (!paid || !has(legal, paid->trade.value_or(goal.step))) continue;
    const float after = goal.is_one_step() ? at_once(mind, goal.worth) + mind.goals().promise(paid->rest)
                                           : mind.goals().promise(paid->rest, &goal) + mind.weights().step;
    ratings.rate(paid->trade.value_or(goal.step), after - mind.promise());
  }
}

/// The best cards to take, one after the other.
Cards with_cards_of_choice(const SettlerContext& mind, int count) {
  Cards hand = mind.hand;
  for (int n = 0; n < count; ++n) {
    Cards best = hand;
    float most = -1;
    for (const Card card : resource_cards) {
      if (mind.view.bank()[card] == 0) continue;
      const float promise = mind.goals().promise(hand + Cards(card));
      if (promise > most) most = promise, best = hand + Cards(card);
    }
    hand = best;
  }
  return hand;
}

float gain_of_play(const SettlerContext& mind, const Action& action) {
  // A card that is kept may serve better later.
  constexpr float of_waiting = 0.04F, of_knight = 0.05F;
  constexpr int least_cards = 3;
  switch (action.kind) {
    case ActionKind::PlayKnight:
      return of_knight;
    case ActionKind::PlayRoadBuilding:
      return std::any_of(mind.goals().all().begin(), mind.goals().all().end(),
                         [](const Goal& goal) { return !goal.is_one_step(); })
                 ? of_waiting
                 : 0;
    case ActionKind::PlayYearOfPlenty:
      return mind.goals().promise(with_cards_of_choice(mind, 2)) - mind.promise() - of_waiting;
    default: {
      const auto card = static_cast<Card>(action.x);
      const int count = is_resource(card) ? mind.view.held_by_others(card) : 0;
      return count < least_cards ? 0 : mind.goals().promise(mind.hand + Cards(card, count)) - mind.promise();
    }
  }
}

/// Discoveries in the place of cards: those that the hand misses most. JUN-06
void consider_discoveries(const SettlerContext& mind, const Action& action, Ratings& ratings) {
  const Cards price = development_price - replaced_by_discoveries(action.x);
  ratings.rate(action, at_once(mind, mind.weights().development) + mind.goals().promise(mind.hand - price) -
                           mind.promise());
}

/// Cards that a 7 may take are better turned into one that is of use.
void consider_spending(const SettlerContext& mind, std::span<const Action> legal, Ratings& ratings) {
  constexpr float of_safety = 0.001F;
  if (mind.hand.size() <= mind.view.hand_limit()) return;
  const Goal* goal = mind.goals().best(mind.hand);
  if (!goal) return;
  const Cards rates = mind.view.bank_rates();
  for (const Action& action : legal) {
    if (action.kind != ActionKind::TradeWithBank) continue;
    const auto give = static_cast<Card>(action.a.value()), get = static_cast<Card>(action.x);
    const int rate = rates[give];
    if (mind.hand[get] >= goal->price[get] || mind.hand[give] - goal->price[give] < rate) continue;
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

void consider_offers(const SettlerContext& mind, std::span<const Action> legal, std::uint64_t& offered,
                     Ratings& ratings) {
  constexpr float worth_the_talk = 0.01F;
  for (const Action& action : legal) {
    if (action.kind != ActionKind::OfferTrade || (offered & bit_of(action)) != 0) continue;
    const Cards after =
        mind.hand - Cards::of_bundle(action.a, bundled(action)) + Cards::of_bundle(action.b, bundled(action));
    const float gain = mind.goals().promise(after) - mind.promise();
    if (gain > worth_the_talk) ratings.rate(action, gain);
  }
  if (ratings.best().kind == ActionKind::OfferTrade) offered |= bit_of(ratings.best());
}

/// The ship lies where a goal begins: on the way to it, or where it will be built.
bool serves(const SettlerContext& mind, PathId ship) {
  const BoardGraph& board = mind.view.board();
  const auto& ends = board.path_ends(ship);
  const auto touches = [&](IntersectionId place) { return place == ends[0] || place == ends[1]; };
  return std::any_of(mind.goals().all().begin(), mind.goals().all().end(), [&](const Goal& goal) {
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
void consider_moving_ships(const SettlerContext& mind, std::span<const Action> legal, Ratings& ratings) {
  if (mind.view.longest_holder() == mind.view.seat()) return;
  for (const Action& action : legal) {
    if (action.kind != ActionKind::TakeUpShip) continue;
    if (const float gain = rated(mind.view, rating::MovingShip{mind, action.a.path()}); gain > 0)
      ratings.rate(action, gain);
    if (serves(mind, action.a.path())) continue;
    for (const Goal& goal : mind.goals().all())
      if (goal.step.kind == ActionKind::BuildShip)
        ratings.rate(action, mind.goals().promise(mind.hand, &goal) + mind.weights().step - mind.promise());
  }
}

}  // namespace

/// Ending the turn, or the roll of the dice, changes nothing; whatever is better is done first.
void rate_in_turn(const SettlerContext& mind, std::span<const Action> legal, std::uint64_t& offered,
                  Ratings& ratings) {
  for (const Action& action : legal) switch (action.kind) {
      case ActionKind::PlayKnight:
      case ActionKind::PlayRoadBuilding:
      case ActionKind::PlayYearOfPlenty:
      case ActionKind::PlayMonopoly:
        // Only a knight helps before the roll.
        if (mind.view.phase() == Phase::Main || action.kind == ActionKind::PlayKnight)
          ratings.rate(action, gain_of_play(mind, action));
        break;
      case ActionKind::BuyDevelopment:
        if (action.x != 0) consider_discoveries(mind, action, ratings);
        break;
      default:
        if (const auto gain = spec_of(action.kind).gain)
          ratings.rate(action, gain(mind, action, mind.promise()));
    }
  if (mind.view.phase() == Phase::BeforeRoll) return;
  consider_goals(mind, legal, ratings);
  if (mind.view.game().has_ships()) consider_moving_ships(mind, legal, ratings);
  if (ratings.gain() <= 0) consider_offers(mind, legal, offered, ratings);
  if (ratings.gain() <= 0) consider_spending(mind, legal, ratings);
}

}  // namespace hexwright
