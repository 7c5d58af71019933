#include <algorithm>

#include "model/playtest/table.h"
#include "model/playtest/table/awards.h"

namespace hexwright {
namespace {

int cards_of_victory(const Seat& seat) {
  const auto card = static_cast<std::size_t>(Development::VictoryPoint);
  return seat.developments[card] + seat.fresh[card];
}

}  // namespace

void add_points(PlayContext& play, SeatId seat, int points) {
  auto& kept = play.seat(seat).points;
  kept = static_cast<std::uint8_t>(kept + points);
}

void add_chits(PlayContext& play, SeatId seat, int points) {
  play.seat(seat).chits = static_cast<std::uint8_t>(play.seat(seat).chits + points);
  add_points(play, seat, points);
}

int points(const State& state, SeatId seat) {
  const Seat& s = state.seats[seat];
  return s.points + cards_of_victory(s);
}

int points_from_scratch(const Game& game, const State& state, SeatId seat) {
  const Seat& s = state.seats[seat];
  int sum = s.chits + cards_of_victory(s);
  for (const IntersectionId i : game.board().intersections())
    if (const BuildingPiece piece = building_at(state, i); piece.of(seat) && is_town(piece))
      sum += piece.kind() == Building::City ? 2 : 1;
  if (state.longest_holder == seat) sum += points_of_award;
  if (state.army_holder == seat) sum += points_of_award;
  for (const auto more : game.hooks().points) sum += more({game, state}, seat);
  return sum;
}

int hand_limit_of(const Game& game, const State& state, SeatId seat) {
  int cards = game.facts().hand_limit;
  for (const auto more : game.hooks().keeps_more) cards += more({game, state}, seat);
  return cards;
}

}  // namespace hexwright
