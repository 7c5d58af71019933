#include "model/playtest/modules/cloth_villages/trade.h"

#include <algorithm>

#include "model/board/index.h"
#include "model/playtest/bounded_list.h"
#include "model/rules/cloth_villages/cloth.h"

namespace hexwright::cloth_villages {
namespace {

constexpr unsigned bits_each = 4;

void add_partner(ClothTrade& trade, SeatId seat, VillageId village) {
  unsigned place = 0;
  while ((trade.partners[village.index()] >> place & 15U) != 0) place += bits_each;
  trade.partners[village.index()] |= (1U + static_cast<unsigned>(seat.value())) << place;
}

/// Two of it are a point. CLO-08
void change_held(PlayContext& play, SeatId seat, int by) {
  auto& held = play.state.cloth.held[seat];
  const int points = held / cloth_for_a_point;
  held = static_cast<std::uint8_t>(held + by);
  add_points(play, seat, held / cloth_for_a_point - points);
}

void take_from_village(PlayContext& play, SeatId seat, VillageId village) {
  --play.state.cloth.left[village.index()];
  change_held(play, seat, 1);
  count(play, cloth_taken, {seat, play.game.facts().villages[village.index()].place});
}

void take_from_supply(PlayContext& play, SeatId seat, VillageId village) {
  if (play.state.cloth.supply == 0) return;
  --play.state.cloth.supply;
  change_held(play, seat, 1);
  count(play, cloth_taken, {seat, play.game.facts().villages[village.index()].place});
}

/// What the village lacks comes from the general supply, unless it was empty before. CLO-07
void bring_cloth_of(PlayContext& play, VillageId village) {
  ClothTrade& trade = play.state.cloth;
  if (trade.left[village.index()] == 0) return;
  const auto take = [&](SeatId seat) {
    trade.left[village.index()] > 0 ? take_from_village(play, seat, village)
                                    : take_from_supply(play, seat, village);
  };
  if (trades_at(trade, play.state.turn, village)) take(play.state.turn);
  for (const SeatId seat : partners(trade, village))
    if (seat != none && seat != play.state.turn) take(seat);
}

}  // namespace

constinit const Counter trades_founded{"trades-founded", N_("Trade with villages founded"),
                                       CountedAt::Intersection, true};
constinit const Counter cloth_taken{"cloth", N_("Cloth taken from villages"), CountedAt::Intersection, true};

std::array<SeatId, most_players> partners(const ClothTrade& trade, VillageId village) {
  std::array<SeatId, most_players> seats{};
  std::uint32_t left = trade.partners[village.index()];
  for (std::size_t i = 0; left != 0; left >>= bits_each)
    seats[i++] = SeatId(static_cast<int>(left & 15U) - 1);
  return seats;
}

bool trades_at(const ClothTrade& trade, SeatId seat, VillageId village) {
  const auto seats = partners(trade, village);
  return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

bool trades_anywhere(const ClothTrade& trade, SeatId seat) {
  for (const VillageId village : Ids<VillageId>(most_villages))
    if (trades_at(trade, seat, village)) return true;
  return false;
}

int villages_with_cloth(const ReadContext& read) {
  const auto& left = read.state.cloth.left;
  return static_cast<int>(std::count_if(left.begin(), left.end(), [](auto cloth) { return cloth > 0; }));
}

bool is_joined(const ReadContext& read, SeatId seat, IntersectionId village) {
  IntersectionBits seen;
  BoundedList<IntersectionId, most_intersections> queue;
  const auto visit = [&](IntersectionId place) {
    if (!seen.has(place)) {
      queue.push_back(place);
      seen.add(place);
    }
  };
  visit(village);
  for (std::size_t first = 0; first < queue.size();) {
    const IntersectionId here = queue[first++];
    if (const BuildingPiece piece = building_at(read.state, here); is_town(piece)) {
      if (piece.of(seat)) return true;
      continue;  // a building of another ends the route
    }
    const auto& paths = read.board().intersection_paths(here);
    for (std::size_t way = 0; way < paths.size(); ++way)
      if (paths[way] != none && route_at(read.state, paths[way]).is(seat, Route::Ship))
        visit(read.board().intersection_neighbours(here)[way]);
  }
  return false;
}

void found_trade(PlayContext& play, SeatId seat) {
  ClothTrade& trade = play.state.cloth;
  for (const VillageId village : villages(play.game)) {
    const IntersectionId place = play.game.facts().villages[village.index()].place;
    if (!play.seat(seat).reached.has(place) || trades_at(trade, seat, village) ||
        !is_joined(play, seat, place))
      continue;
    add_partner(trade, seat, village);
    count(play, trades_founded, {seat, place});
    if (trade.left[village.index()] > 0) take_from_village(play, seat, village);
  }
}

void bring_cloth(PlayContext& play, int roll) {
  for (const VillageId village : villages(play.game))
    if (play.game.facts().villages[village.index()].number == roll) bring_cloth_of(play, village);
}

void hand_over_cloth(PlayContext& play, SeatId from, SeatId to) {
  change_held(play, from, -1);
  change_held(play, to, 1);
}

}  // namespace hexwright::cloth_villages
