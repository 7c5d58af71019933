#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "model/playtest/action_field.h"
#include "model/playtest/cards.h"

namespace hexwright {

/// What can be done in a game. Behind each: what its fields `x`, `a`, `b` mean, and `c` where chance decides
/// something. Places are numbers of the board: hex, intersection, path. These are the kinds of the base game
/// and Seafarers; rule modules bring their own, in playtest/modules/<module>/kinds.h, each with a number that
/// no other kind has. Numbers order lists and stand in no file.
enum class ActionKind : std::uint8_t {
  // The base game.
  BuildSettlement,  ///< a: intersection; also the founding ones. BASE-02, BASE-04
  BuildRoad,        ///< a: path; also founding and free ones
  BuildCity,        ///< a: intersection
  Roll,             ///< c: the dice, `dice_outcome`. BASE-05
  Discard,          ///< x: card. BASE-07
  MoveRobber,       ///< a: hex. BASE-07
  Steal,            ///< x: from that seat; c: the card, `card_outcome`. BASE-07
  BuyDevelopment,  ///< x: cards of the price that discoveries replace, `replaced_by_discoveries`; c: the card
  PlayKnight,      ///< BASE-09
  PlayRoadBuilding,
  PlayYearOfPlenty,
  PlayMonopoly,   ///< x: card
  TradeWithBank,  ///< x: what one gets; a: what one gives, as much as it costs. BASE-08
  OfferTrade,     ///< a: bundle that one gives; b: bundle that one wants; x: Bundled. BASE-08
  AnswerTrade,    ///< x: 1 to accept, 0 to decline
  CloseTrade,     ///< x: with that seat
  WithdrawTrade,
  EndTurn,  ///< also ends one's part of the special building phase. BASE-12
  Pass,     ///< lets a chance go by, or does nothing where nothing can be done; the second free road: BASE-09
  TakeCard,  ///< x: card from the bank. SEA-05, BASE-09
  PayCard,   ///< x: card to the bank
  // Seafarers.
  BuildShip,    ///< a: path. SEA-01
  TakeUpShip,   ///< a: path of an open ship that moves. SEA-02
  PutDownShip,  ///< a: path. SEA-02
  MovePirate,   ///< a: hex. SEA-04
  TurnUp,       ///< a: hex; c: what comes up, `face_outcome`. SEA-08
};
/// Kinds of actions have numbers below this.
inline constexpr int most_action_kinds = 128;

inline constexpr std::uint8_t three_different = 0xFF;

/// One step of a game: a decision of a player, with what chance made of it. A list of them replays a game
/// with no random numbers.
struct Action {
  ActionKind kind = ActionKind::EndTurn;
  std::uint8_t x = 0;
  ActionField a = {}, b = {};
  /// What chance brought; 0 before that (`resolve`), and for kinds without chance.
  std::uint16_t c = 0;

  friend constexpr auto operator<=>(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 8);

using Actions = std::vector<Action>;

/// Of an offer.
constexpr Bundled bundled(const Action& offer) { return static_cast<Bundled>(offer.x); }
/// Nothing where some is both spices and commodities. Precondition: up to three of a kind.
constexpr std::optional<Action> offer_action(Cards give, Cards want) {
  const Cards both = give + want;
  if (!both.spices().empty() && !both.commodities().empty()) return {};
  const Bundled kinds = both.commodities().empty() ? Bundled::Spices : Bundled::Commodities;
  return Action{.kind = ActionKind::OfferTrade,
                .x = static_cast<std::uint8_t>(kinds),
                .a = give.bundle(kinds),
                .b = want.bundle(kinds)};
}

/// The decision alone, as `legal_actions` lists it.
constexpr Action without_outcome(Action action) {
  action.c = 0;
  return action;
}

// Outcomes. All are above 0.
constexpr std::uint16_t dice_outcome(int one, int other) {
  return static_cast<std::uint16_t>(one * 8 + other);
}
constexpr int first_die(std::uint16_t c) { return c / 8 % 8; }
constexpr int second_die(std::uint16_t c) { return c % 8; }
/// What the event die shows; None in games without it.
enum class EventDie : std::uint8_t { None, Ship, Trade, Politics, Science };
constexpr std::uint16_t dice_outcome(int red, int other, EventDie event) {
  return static_cast<std::uint16_t>(static_cast<int>(event) * 64 + dice_outcome(red, other));
}
constexpr EventDie event_die(std::uint16_t c) { return static_cast<EventDie>(c / 64); }

/// The spelling in logs and traces: "build-road".
std::string_view id(ActionKind kind);
std::optional<ActionKind> action_kind_from_id(std::string_view id);
/// Chance decides something.
bool has_outcome(ActionKind kind);

}  // namespace hexwright
