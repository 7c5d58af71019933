#include "model/playtest/stuck.h"

#include <algorithm>

#include "model/board/index.h"
#include "model/playtest/table.h"
#include "model/playtest/table/base_table.h"

namespace hexwright {
namespace {

bool yields(const ReadContext& read, Terrain terrain) {
  if (!read.game.yields_of(terrain)[0].empty() || terrain == Terrain::Gold) return true;
  const TerrainRule* rule = read.game.hooks().terrains[at(terrain)];
  return rule && rule->yields && rule->yields(read.game);
}

bool anybody(const ReadContext& read, auto is_so) {
  for (const SeatId seat : read.game.seats())
    if (is_so(seat_of(read, seat))) return true;
  return false;
}

/// Some number brings somebody something. The robber may go away again, and what is overturned be set up.
bool anybody_produces(const ReadContext& read) {
  const auto produces = [&](HexId hex) {
    return hex != none && read.state.number[hex] != 0 &&
           yields(read, static_cast<Terrain>(read.state.terrain[hex]));
  };
  const auto brings_something = [&](IntersectionId town) {
    return std::ranges::any_of(read.board().intersection_hexes(town), produces);
  };
  // Nearly always the first settlement does.
  if (anybody(read, [&](const Seat& seat) { return seat.settlements_at.any_of(brings_something); }))
    return true;
  return std::ranges::any_of(read.board().intersections(), [&](IntersectionId place) {
    return is_town(building_at(read.state, place)) && brings_something(place);
  });
}

/// The cards of all hands as if they were one: trade, theft and monopoly bring them together at best.
Cards all_hands(const ReadContext& read) {
  Cards all;
  for (const Seat& seat : read.state.seats) all += seat.hand;
  return all;
}

/// What the bank takes for one card, of who gives the fewest. BASE-08
int best_rate(const ReadContext& read, Card card) {
  int rate = Cards::most_of(card);
  for (const SeatId seat : read.game.seats()) rate = std::min(rate, bank_rates(read, seat)[card]);
  return rate;
}

/// Those cards pay the price, after trade with the bank at the best rate that anybody has.
bool can_ever_pay(const ReadContext& read, Cards all, Cards price) {
  int missing = 0, traded = 0;
  for (const Card card : cards_without_spices) {
    if (all[card] == 0 && price[card] == 0) continue;
    missing += std::max(0, price[card] - all[card]);
    traded += std::max(0, all[card] - price[card]) / best_rate(read, card);
  }
  return traded >= missing;
}

int held(const Seat& seat, Development card) { return seat.developments[at(card)] + seat.fresh[at(card)]; }

/// Settlements produce, cities count, and who knows what development cards bring.
bool can_still_buy(const ReadContext& read, Cards all) {
  const auto has_settlement = [](const Seat& seat) { return seat.settlements > 0; };
  const auto has_city = [](const Seat& seat) { return seat.cities > 0 && !seat.settlements_at.empty(); };
  return (can_ever_pay(read, all, settlement_price) && !read.state.sites.empty() &&
          anybody(read, has_settlement)) ||
         (can_ever_pay(read, all, city_price) && anybody(read, has_city)) ||
         (can_ever_pay(read, all, development_price) && read.state.left_to_buy() > 0);
}

/// What is still hidden, and what modules know of.
bool something_may_come(const ReadContext& read, Cards all) {
  for (const HexId hex : read.board().hexes())
    if (!is_known(read.state, hex)) return true;
  if (anybody(read, [](const Seat& seat) { return held(seat, Development::YearOfPlenty) > 0; })) return true;
  const auto& modules = read.game.hooks().may_bring;
  return std::any_of(modules.begin(), modules.end(), [&](auto may_bring) { return may_bring(read, all); });
}

/// The awards may still change hands: ships move for nothing, and knights may be in hand.
bool may_win_by_awards(const ReadContext& read, SeatId seat) {
  constexpr int award = 2;  // BASE-10
  const Seat& s = seat_of(read, seat);
  int most = points(read.state, seat);
  if (read.game.facts().longest_route && read.state.longest_holder != seat) most += award;
  if (read.game.facts().largest_army && read.state.army_holder != seat &&
      s.knights + held(s, Development::Knight) >= read.game.facts().least_army)
    most += award;
  return most >= read.game.least_to_win();
}

}  // namespace

bool is_stuck(const Game& game, const State& state) {
  const ReadContext read{game, state};
  if (state.phase != Phase::BeforeRoll || state.task_count > 0 || anybody_produces(read)) return false;
  const Cards all = all_hands(read);
  if (can_still_buy(read, all) || something_may_come(read, all)) return false;
  for (const SeatId seat : game.seats())
    if (may_win_by_awards(read, seat)) return false;
  return true;
}

bool never_gets_stuck(const Game& game, const State& state) {
  return game.hooks().happened.empty() && game.hooks().interrupts.empty() && anybody_produces({game, state});
}

}  // namespace hexwright
