#include "model/playtest/modules/cities_and_knights/bots.h"

#include <algorithm>
#include <cmath>

#include "model/board/index.h"
#include "model/playtest/modules/cities_and_knights/card_gains.h"
#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"
#include "model/playtest/modules/cities_and_knights/seen.h"

namespace hexwright::cities_and_knights {
namespace {

/// Rolls until the seat acts again, once for each round.
int rolls_of(const View& view, int rounds) { return rounds * view.game().players(); }

float pips_at(const SettlerContext& context, IntersectionId i) { return context.board_worth.city(i); }

/// What the next level of a track brings: cards to draw, its ability, the metropolis. CK-23, CK-109, CK-111
float worth_of_next_level(const View& view, Track track) {
  constexpr std::array<float, 5> usual{0.35F, 0.3F, 0.7F, 0.4F, 0.3F};
  const int next = seen_in(view).level(view.seat(), track) + 1;
  if (next > highest_level) return 0;
  const SeatId holder = seen_in(view).metropolis_of(track);
  float worth = usual[at(next - 1)];
  if (next < highest_level - 1 || holder == view.seat()) return worth + (holder == view.seat() ? 0.4F : 0);
  if (holder == none) return worth + metropolis_points + (next == highest_level ? 0.3F : 0);
  const bool takes = next == highest_level && seen_in(view).level(holder, track) < highest_level;
  return takes ? worth + metropolis_points + 1 : 0.1F;
}

bool can_improve(const View& view, const Cities& cities, Track track) {
  const int next = seen_in(view).level(view.seat(), track) + 1;
  if (next > highest_level) return false;
  if (next < highest_level - 1) return cities.plain[view.seat()] > 0 || view.own().cities < 4;
  return seen_in(view).metropolis_of(track) == view.seat() || cities.plain[view.seat()] > 0;
}

/// The first place where a knight bars no settlement, else the first one: one is as good as another. CK-38
IntersectionId hiring_place(const View& view) {
  IntersectionId first, apart;
  view.own().reached.any_of([&](IntersectionId i) {
    if (!view.building(i).empty() || !view.carries_settlement(i)) return false;
    if (first == none) first = i;
    if (!view.sites().has(i)) apart = i;
    return apart != none;
  });
  return apart != none ? apart : first;
}

const Knight* knight_seen(const View& view, SeatId seat, IntersectionId at) {
  for (const Knight& knight : seen_in(view).knights(seat))
    if (knight.at == at) return &knight;
  return nullptr;
}

bool touches(const View& view, IntersectionId i, HexId hex) {
  const auto& hexes = view.board().intersection_hexes(i);
  return hex != none && std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
}

Cards price_of(const View& view, Track track) {
  return Cards(commodity_of(track), seen_in(view).level(view.seat(), track) + 1);
}

}  // namespace

int strength_of(const View& view, SeatId seat) {
  int strength = 0;
  for (const Knight& knight : seen_in(view).knights(seat))
    if (knight.is(Knight::Active)) strength += knight.rank;
  return strength;
}

Cities count_cities(const View& view) {
  Cities cities;
  for (const SeatId seat : view.game().seats()) {
    cities.plain[seat] = view.cities(seat);
    cities.all += cities.plain[seat];
    for (const Track track : all_tracks)
      if (seen_in(view).metropolis_of(track) == seat) --cities.plain[seat];
  }
  return cities;
}

float chance_of_attack(int steps, int rolls) {
  if (rolls < steps) return 0;
  // The sum of what is fewer than enough, of so many tosses of a coin.
  float one = std::pow(0.5F, static_cast<float>(rolls)), fewer = 0;
  for (int n = 0; n < steps; ++n) {
    fewer += one;
    one *= static_cast<float>(rolls - n) / static_cast<float>(n + 1);
  }
  return std::max(0.0F, 1 - fewer);
}

float worth_of_attack(const View& view, const Weights& weights, int more_strength) {
  const Cities cities = count_cities(view);
  const int own = strength_of(view, view.seat()) + more_strength;
  int all = own, best = 0, least = 1000;
  for (const SeatId seat : view.game().seats()) {
    if (seat == view.seat()) continue;
    const int strength = strength_of(view, seat);
    all += strength;
    best = std::max(best, strength);
    if (cities.plain[seat] > 0) least = std::min(least, strength);
  }
  if (cities.all > all)
    return cities.plain[view.seat()] > 0 && own <= least ? -weights.lost_city
                                                         : 0.1F * static_cast<float>(own);
  if (own == best) return weights.tied_defence;
  return own > best ? 1 : 0;
}

float worth_of_strength(const SettlerContext& context, int more, int rounds) {
  const View& view = context.view;
  const float chance = chance_of_attack(seen_in(view).steps_to_attack(), rolls_of(view, rounds));
  return chance *
         (worth_of_attack(view, context.weights(), more) - worth_of_attack(view, context.weights(), 0));
}

void add_realm_goals(const BoardWorth& board_worth, Goals& goals) {
  const View& view = board_worth.view();
  const Cities cities = count_cities(view);
  for (const Track track : all_tracks) {
    const Card commodity = commodity_of(track);
    const bool out_of_reach = board_worth.income_of(commodity) == 0 && view.own().hand[commodity] == 0;
    if (out_of_reach || !can_improve(view, cities, track)) continue;
    goals.add({worth_of_next_level(view, track),
               price_of(view, track),
               price_of(view, track),
               {.kind = action::improve, .x = static_cast<std::uint8_t>(track)}});
  }
}

// It counts where the knights that are awake do not outweigh it, the more the nearer the ship is.
float danger_of_city(const View& view, const rating::CityDanger&) {
  constexpr float far_away = 0.1F, near = 0.4F, whole_way = 7;
  int spare = -1 - count_cities(view).all;
  for (const SeatId seat : view.game().seats()) spare += strength_of(view, seat);
  if (spare >= 0) return 0;
  return far_away +
         (near - far_away) * (1 - static_cast<float>(seen_in(view).steps_to_attack() - 1) / whole_way);
}

float founding_strength(const View& view, const rating::Founding& founding) {
  const IntersectionId intersection = founding.intersection;
  // Found by playing settlers with one value against settlers with another; what a place brings besides is
  // known to who founds settlements.
  constexpr float each_pip = 0.1F;
  bool is_city = view.building(intersection).kind() == Building::City;
  if (view.building(intersection).empty()) {
    int towns = 0;
    view.for_each_town([&](IntersectionId) { ++towns; });
    const auto& facts = view.game().facts();
    is_city = towns + 1 == facts.founding_settlements + facts.placed_settlements;  // CK-06
  }
  if (!is_city) return 0;
  int all = 0;
  for (const HexId hex : view.board().intersection_hexes(intersection))
    if (hex != none && view.terrain(hex) != unknown_terrain &&
        is_commodity(second_card(static_cast<Terrain>(view.terrain(hex)))))
      all += pips(view.number(hex));
  return each_pip * static_cast<float>(all);
}

float gain_of_improvement(const SettlerContext& context, const Action& action, float before) {
  const auto track = static_cast<Track>(action.x);
  const Cards price = price_of(context.view, track);
  // With a crane one less; settlers reckon with the full price where they have it.
  const Cards paid = context.hand.covers(price) ? price : price - Cards(commodity_of(track));
  return gain_of(context, worth_of_next_level(context.view, track), paid, before);
}

/// First under a metropolis, and only when the hand is near its limit. CK-115
float gain_of_wall(const SettlerContext& context, const Action& action, float before) {
  if (context.hand.size() + 2 <= context.view.hand_limit()) return 0;
  float worth = 0.25F;
  if (seen_in(context.view).is_metropolis(action.a.intersection())) worth += 0.02F;
  return gain_of(context, worth, Cards(Card::Brick, 2), before);
}

/// What it takes to be awake in time. CK-104
float gain_of_hiring(const SettlerContext& context, const Action& action, float before) {
  if (action.a.intersection() != hiring_place(context.view)) return 0;
  const float worth = worth_of_strength(context, 1, 4) +
                      (seen_in(context.view).knights(context.view.seat()).empty() ? 0.4F : 0.08F);
  return gain_of(context, worth, hiring_price, before);
}

/// The strongest first: the others cost as much.
float gain_of_activation(const SettlerContext& context, const Action& action, float before) {
  const Knight* strongest = nullptr;
  for (const Knight& knight : seen_in(context.view).knights(context.view.seat()))
    if (!knight.is(Knight::Active) && (!strongest || knight.rank > strongest->rank)) strongest = &knight;
  if (!strongest || strongest->at != action.a.intersection()) return 0;
  return gain_of(context, worth_of_strength(context, strongest->rank, 2), activation_price, before);
}

float gain_of_promotion(const SettlerContext& context, const Action& action, float before) {
  for (const Knight& knight : seen_in(context.view).knights(context.view.seat()))
    if (knight.at == action.a.intersection()) {
      const int more = knight.is(Knight::Active) ? 1 : 0;
      return gain_of(context, worth_of_strength(context, std::max(1, more), 3) + 0.05F, promotion_price,
                     before);
    }
  return 0;
}

/// From an own hex, when the knight is not needed soon. CK-107
float gain_of_chase(const SettlerContext& context, const Action& action, float) {
  const View& view = context.view;
  if (action.x != 0 || harm(context, view.robber()) >= 0) return 0;
  int rank = 1;
  for (const Knight& knight : seen_in(view).knights(view.seat()))
    if (knight.at == action.a.intersection()) rank = knight.rank;
  return at_once(context, 0.4F - worth_of_strength(context, 0, 2) -
                              std::max(0.0F, -worth_of_strength(context, -rank, 2)));
}

/// Off a place where one could settle oneself, onto a knight of who is ahead, to the robber's hex; less what
/// the knight would have been good for awake. CK-33 to CK-38, CK-107
float gain_of_move(const SettlerContext& context, const Action& action, float) {
  const View& view = context.view;
  const IntersectionId from = action.a.intersection(), to = action.b.intersection();
  const Knight* mover = knight_seen(view, view.seat(), from);
  if (!mover) return 0;
  float worth = 0;
  if (view.own().settlements > 0 && view.sites().has(from) && !view.sites().has(to))
    worth += 0.5F * context.board_worth.settlement(from);
  if (const BuildingPiece there = view.building(to); !there.empty()) {
    const Knight* displaced = knight_seen(view, there.seat(), to);
    const bool wakes = displaced && displaced->is(Knight::Active);
    worth += 0.1F + (wakes ? 0.1F : 0.0F) + 0.1F * context.board_worth.threat(there.seat());
    if (view.sites().has(to)) worth += 0.3F * context.board_worth.settlement(to);
  }
  if (touches(view, to, view.robber()) && !touches(view, from, view.robber()) &&
      harm(context, view.robber()) < 0)
    worth += 0.2F;
  const float asleep = std::max(0.0F, -worth_of_strength(context, -mover->rank, 2));
  return worth > 0 ? at_once(context, worth - asleep - 0.1F) : 0;
}

/// The plain city without wall that brings least. CK-112
float worth_of_lost_city(const SettlerContext& context, const Action& action) {
  const IntersectionId i = action.a.intersection();
  return -pips_at(context, i) - (seen_in(context.view).walls().has(i) ? 0.4F : 0);
}
float worth_of_metropolis(const SettlerContext& context, const Action& action) {
  const IntersectionId i = action.a.intersection();
  return pips_at(context, i) + (seen_in(context.view).walls().has(i) ? 0.2F : 0);
}
float worth_of_deck(const SettlerContext&, const Action& action) {
  constexpr std::array<float, 3> decks{0.3F, 0.25F, 0.2F};
  return decks[action.x];
}
float worth_of_discarded(const SettlerContext&, const Action& action) {
  return -worth_of_progress(static_cast<Progress>(action.x));
}
float worth_of_taken(const SettlerContext&, const Action& action) {
  return worth_of_progress(static_cast<Progress>(action.x));
}
float worth_of_card_given(const SettlerContext& context, const Action& action) {
  return change(context, Cards(static_cast<Card>(action.x)), {});
}
float worth_of_card_got(const SettlerContext& context, const Action& action) {
  return change(context, {}, Cards(static_cast<Card>(action.x)));
}
float worth_of_knight_given(const SettlerContext& context, const Action& action) {
  for (const Knight& knight : seen_in(context.view).knights(context.view.seat()))
    if (knight.at == action.a.intersection())
      return static_cast<float>(-2 * knight.rank - (knight.is(Knight::Active) ? 1 : 0));
  return 0;
}
float worth_of_knight_placed(const SettlerContext&, const Action& action) { return action.x; }
float worth_of_knight_raised(const SettlerContext& context, const Action& action) {
  for (const Knight& knight : seen_in(context.view).knights(context.view.seat()))
    if (knight.at == action.a.intersection()) return knight.is(Knight::Active) ? 2 : 1;
  return 0;
}

}  // namespace hexwright::cities_and_knights
