#include "model/playtest/modules/cities_and_knights/card_gains.h"

#include <algorithm>

#include "model/board/index.h"
#include "model/playtest/modules/cities_and_knights/bots.h"
#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"
#include "model/playtest/modules/cities_and_knights/seen.h"

namespace hexwright::cities_and_knights {
namespace {

/// A card that is kept may serve better later; with as many as one may keep it is better played. CK-115
float of_waiting(const SettlerContext& context) {
  return seen_in(context.view).progress_cards(context.view.seat()) >= most_kept ? -0.002F : 0.01F;
}

float gain_at_once(const SettlerContext& context, float worth) {
  return at_once(context, worth) - of_waiting(context);
}

float gain_of_cards(const SettlerContext& context, Cards got, Cards gone, float before) {
  return context.goals().promise(context.hand - gone + got) - before - of_waiting(context);
}

int hexes_of(const SettlerContext& context, Terrain terrain) {
  HexBits seen;
  context.view.for_each_town([&](IntersectionId i) {
    for (const HexId hex : context.view.board().intersection_hexes(i))
      if (hex != none && context.view.terrain(hex) == static_cast<std::uint8_t>(terrain)) seen.add(hex);
  });
  return seen.count();
}

/// What another token on the hex would change for the seat, its towns against those of others.
float change_by_token(const SettlerContext& context, HexId hex, int number) {
  const View& view = context.view;
  float own = 0;
  for (const IntersectionId corner : view.board().hex_intersections(hex))
    if (const BuildingPiece piece = view.building(corner); is_town(piece))
      own += (piece.kind() == Building::City ? 2.0F : 1.0F) * (piece.of(view.seat()) ? 1.0F : -0.35F);
  const int pips = 6 - std::abs(7 - number), had = 6 - std::abs(7 - view.number(hex));
  return own * static_cast<float>(pips - had) / 36 * context.board_worth.rolls_left() *
         context.weights().card;
}

/// Of what a red die lets the seat draw, less what it lets others. CK-11, CK-114
float worth_of_draws(const View& view, int red) {
  constexpr float of_a_gate = 1 / 6.0F, of_others = 0.5F;
  float draws = 0;
  for (const SeatId seat : view.game().seats())
    for (const Track track : all_tracks)
      if (const int level = seen_in(view).level(seat, track); level > 0 && red <= level + 1)
        draws += seat == view.seat() ? 1 : -of_others;
  return of_a_gate * draws * usual_weights.progress;
}

/// What others have to give for the card, or lose: more from a full hand, and only from who is not behind.
/// CK-65, CK-68, CK-114
float cards_of_leaders(const SettlerContext& context, ActionKind kind) {
  const View& view = context.view;
  const int own = view.open(view.seat()).points();
  int cards = 0;
  for (const SeatId seat : view.game().seats()) {
    const int points = view.open(seat).points(), hand = view.open(seat).cards();
    if (seat == view.seat() || points < own) continue;
    if (kind == action::play_saboteur)
      cards += hand / 2;
    else if (points > own)
      cards += std::min(2, hand);
  }
  return static_cast<float>(cards);
}

}  // namespace

float worth_of_progress(Progress card) {
  switch (card) {
    case Progress::Merchant:
      return 1;
    case Progress::Deserter:
    case Progress::MasterMerchant:
    case Progress::Wedding:
      return 0.5F;
    case Progress::ResourceMonopoly:
    case Progress::Medicine:
    case Progress::Warlord:
    case Progress::Smith:
      return 0.4F;
    case Progress::Diplomat:
    case Progress::Intrigue:
    case Progress::Alchemist:
      return 0.15F;
    default:
      return 0.3F;
  }
}

/// A 7 would take cards; else the number that brings most is not worth the search. A high red die denies
/// draws to others. CK-114
float gain_of_alchemist(const SettlerContext& context, const Action& action, float) {
  const View& view = context.view;
  const int number = action.a.value() + action.b.value();
  if (number == 7) return 0;
  float cards = 0;
  for (const HexId hex : view.board().hexes()) {
    if (view.number(hex) != number || hex == view.robber()) continue;
    for (const IntersectionId corner : view.board().hex_intersections(hex))
      if (const BuildingPiece piece = view.building(corner); is_town(piece))
        cards += (piece.kind() == Building::City ? 2.0F : 1.0F) * (piece.of(view.seat()) ? 1.0F : -0.3F);
  }
  return gain_at_once(context, 0.07F * cards + worth_of_draws(view, action.a.value()) - 0.2F);
}

float gain_of_crane(const SettlerContext& context, const Action&, float) {
  // Where it pays for an improvement that is to be had at once.
  for (const Track track : all_tracks) {
    const int level = seen_in(context.view).level(context.view.seat(), track);
    if (level < highest_level && context.hand[commodity_of(track)] >= level)
      return gain_at_once(context, 0.4F);
  }
  return gain_of_making_room(context, {}, 0);
}

float gain_of_engineer(const SettlerContext& context, const Action&, float) {
  return gain_at_once(context, 0.25F);
}

float gain_of_inventor(const SettlerContext& context, const Action& action, float) {
  const HexId one = action.a.hex(), other = action.b.hex();
  return gain_at_once(context, change_by_token(context, one, context.view.number(other)) +
                                   change_by_token(context, other, context.view.number(one)));
}

float gain_of_harvest(const SettlerContext& context, const Action& action, float before) {
  const bool grain = action.kind == action::play_irrigation;
  const Card card = grain ? Card::Grain : Card::Ore;
  const int count = 2 * hexes_of(context, grain ? Terrain::Fields : Terrain::Mountains);
  return gain_of_cards(context, Cards(card, std::min(count, context.view.bank()[card])), {}, before);
}

float gain_of_medicine(const SettlerContext& context, const Action& action, float before) {
  return gain_of(context, context.board_worth.city(action.a.intersection()), Cards(0, 0, 2, 1, 0), before);
}

float gain_of_roads(const SettlerContext& context, const Action&, float) {
  const auto goals = context.goals().all();
  const bool useful =
      std::any_of(goals.begin(), goals.end(), [](const Goal& goal) { return !goal.is_one_step(); });
  return useful ? gain_at_once(context, 0.4F) : gain_of_making_room(context, {}, 0);
}

float gain_of_smith(const SettlerContext& context, const Action&, float) {
  return gain_at_once(context, 0.2F + worth_of_strength(context, 2, 3));
}

float gain_of_bishop(const SettlerContext& context, const Action& action, float) {
  return gain_at_once(context,
                      harm(context, action.a.hex()) * context.board_worth.hex(action.a.hex()) * 0.5F);
}

float gain_of_deserter(const SettlerContext& context, const Action& action, float) {
  return gain_at_once(
      context, 0.4F + 0.1F * context.board_worth.threat(SeatId(action.x)) + worth_of_strength(context, 1, 3));
}

float gain_of_warlord(const SettlerContext& context, const Action&, float) {
  int sleeping = 0;
  for (const Knight& knight : seen_in(context.view).knights(context.view.seat()))
    if (!knight.is(Knight::Active)) sleeping += knight.rank;
  return gain_at_once(context, worth_of_strength(context, sleeping, 2));
}

/// It takes a point from another as well. CK-113
float gain_of_merchant(const SettlerContext& context, const Action& action, float) {
  const SeatId owner = seen_in(context.view).merchant_of();
  const float point = owner == context.view.seat() ? 0 : owner == none ? 1.0F : 1.5F;
  return gain_at_once(context, point + 0.1F * context.board_worth.hex(action.a.hex()));
}

float gain_of_fleet(const SettlerContext& context, const Action& action, float) {
  const auto card = static_cast<Card>(action.x);
  const Goal* goal = context.goals().best(context.hand);
  const int spare = context.hand[card] - (goal ? goal->price[card] : 0);
  return spare >= 4 ? gain_at_once(context, 0.1F * static_cast<float>(spare))
                    : gain_of_making_room(context, action, 0);
}

float gain_of_monopoly(const SettlerContext& context, const Action& action, float before) {
  const auto card = static_cast<Card>(action.x);
  const bool trade = action.kind == action::play_trade_monopoly;
  const int most = (trade ? 1 : 2) * (context.view.game().players() - 1);
  // Not everybody has as many as the card takes.
  const int held = context.view.held_by_others(card) * 2 / 3;
  return gain_of_cards(context, Cards(card, std::min(most, held)), {}, before);
}

float gain_of_attack_on_others(const SettlerContext& context, const Action& action, float) {
  constexpr float card_got = 0.15F, card_lost = 0.06F, choice_among = 0.02F;
  float worth = 0.4F;
  if (action.kind == action::play_intrigue)
    worth = 0.15F;
  else if (action.kind == action::play_wedding)
    worth = card_got * cards_of_leaders(context, action.kind);
  else if (action.kind == action::play_saboteur)
    worth = card_lost * cards_of_leaders(context, action.kind);
  else if (action.kind == action::play_master_merchant) {
    const OpenSeat victim = context.view.open(SeatId(action.x));
    worth = card_got * static_cast<float>(std::min(2, victim.cards())) +
            choice_among * static_cast<float>(victim.cards()) +
            0.1F * context.board_worth.threat(SeatId(action.x));
  }
  return gain_at_once(context, worth);
}

float gain_of_offer(const SettlerContext& context, const Action& action, float before) {
  const auto given = static_cast<Card>(action.a.value());
  return gain_of_cards(context, Cards(Card::Cloth), Cards(given), before);
}

float gain_of_making_room(const SettlerContext& context, const Action&, float) {
  return of_waiting(context) < 0 ? 0.0005F : 0;
}

}  // namespace hexwright::cities_and_knights
