#include "playtest/invariants.h"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "playtest/table/awards.h"
#include "playtest/table/base_table.h"

namespace hexwright {
namespace {

using Broken = std::vector<std::string>;
constexpr std::size_t at(Number n) { return static_cast<std::size_t>(n); }

void find_lost_cards(const Look& l, Broken& broken) {
  Cards all = l.state.bank;
  for (const Seat& seat : l.state.seats) all += seat.hand.resources();
  const int each = l.game.players() > 4 ? 24 : 19;
  for (const Card card : resource_cards) {
    int count = all[card];
    // What is set aside lies outside the hand. FRO-15
    for (const Seat& seat : l.state.seats)
      if (seat.set_aside == 1 + static_cast<int>(card)) count += 2;
    if (count != each) broken.push_back(fmt::format("{} {} cards of {}", count, id(card), each));
  }
  for (int seat = 0; seat < l.game.players(); ++seat)
    if (!seat_of(l, seat).hand.covers(seat_of(l, seat).face_up))
      broken.push_back(fmt::format("seat {} shows cards that it does not have", seat));
}

void find_lost_developments(const Look& l, Broken& broken) {
  const auto sum = [](const Developments& cards) { return std::accumulate(cards.begin(), cards.end(), 0); };
  int knights = l.state.developments[0], all = sum(l.state.developments);
  for (const Seat& seat : l.state.seats) {
    knights += seat.developments[0] + seat.fresh[0] + seat.knights;
    all += sum(seat.developments) + sum(seat.fresh) + seat.knights;
  }
  const bool extended = l.game.players() > 4;
  if (knights != (extended ? 20 : 14)) broken.push_back(fmt::format("{} knights", knights));
  // Other cards leave the game when they are played.
  if (all > (extended ? 34 : 25)) broken.push_back(fmt::format("{} development cards", all));
}

void find_lost_pieces(const Look& l, int seat, Broken& broken) {
  const Seat& s = seat_of(l, seat);
  const Pieces& pieces = l.game.scenario().details.pieces;
  int roads = s.roads, ships = s.ships, settlements = s.settlements, cities = s.cities;
  for (Number path = 0; path < l.board().path_count(); ++path)
    if (const RoutePiece piece = route_at(l.state, path); piece.of(seat))
      ++(piece.kind() == Route::Road ? roads : ships);
  for (Number i = 0; i < l.board().intersection_count(); ++i)
    if (const BuildingPiece piece = building_at(l.state, i); piece.of(seat) && is_town(piece))
      ++(piece.kind() == Building::City ? cities : settlements);
  // A ship that moves is in the supply until it is put down.
  if (roads != pieces.roads || ships != pieces.ships || settlements != pieces.settlements ||
      cities != pieces.cities)
    broken.push_back(fmt::format("seat {}: {} roads, {} ships, {} settlements, {} cities", seat, roads, ships,
                                 settlements, cities));
  if (s.route_count != pieces.roads - s.roads + pieces.ships - s.ships)
    broken.push_back(fmt::format("seat {} lists {} routes", seat, s.route_count));
}

void find_misplaced(const Look& l, Broken& broken) {
  for (Number i = 0; i < l.board().intersection_count(); ++i) {
    if (!is_town(building_at(l.state, i))) continue;
    if (!l.game.carries_settlement(l.state, i))
      broken.push_back(fmt::format("a building at intersection {}, where none can stand", i));
    for (const Number other : l.board().intersection_neighbours(i))
      if (other != none && is_town(building_at(l.state, other)))
        broken.push_back(fmt::format("buildings at the neighbours {} and {}", i, other));
  }
  for (Number path = 0; path < l.board().path_count(); ++path) {
    const RoutePiece piece = route_at(l.state, path);
    if (piece.empty()) continue;
    if (!(piece.kind() == Route::Road ? l.game.carries_road(l.state, path)
                                      : l.game.carries_ship(l.state, path)))
      broken.push_back(fmt::format("a route on path {}, where none can lie", path));
  }
  if (l.state.robber != no_place && !is_open_land(l.state, l.state.robber))
    broken.push_back(fmt::format("the robber at hex {}", l.state.robber));
}

void find_wrong_spots(const Look& l, int seat, Broken& broken) {
  const Seat& s = seat_of(l, seat);
  for (Number path = 0; path < l.board().path_count(); ++path) {
    const bool free = route_at(l.state, path).empty();
    const bool road = free && l.game.carries_road(l.state, path) && connects(l, seat, path, Route::Road);
    const bool ship = free && l.game.carries_ship(l.state, path) && connects(l, seat, path, Route::Ship);
    if (s.road_spots.has(path) != road) broken.push_back(fmt::format("seat {}: road spot {}", seat, path));
    if (s.ship_spots.has(path) != ship) broken.push_back(fmt::format("seat {}: ship spot {}", seat, path));
    if (s.open_ships.has(path) != is_open_ship(l, seat, path))
      broken.push_back(fmt::format("seat {}: open ship {}", seat, path));
  }
  for (Number i = 0; i < l.board().intersection_count(); ++i) {
    const auto& paths = l.board().intersection_paths(i);
    const bool reached = std::any_of(paths.begin(), paths.end(), [&](Number path) {
      return path != none && route_at(l.state, path).of(seat);
    });
    if (s.reached.has(i) != reached) broken.push_back(fmt::format("seat {}: reached {}", seat, i));
    if (s.settlements_at.has(i) != building_at(l.state, i).is(seat, Building::Settlement))
      broken.push_back(fmt::format("seat {}: settlement at {}", seat, i));
  }
}

void find_wrong_derived(const Look& l, Broken& broken) {
  for (Number i = 0; i < l.board().intersection_count(); ++i) {
    const auto& neighbours = l.board().intersection_neighbours(i);
    const bool open = building_at(l.state, i).empty() && l.game.carries_settlement(l.state, i) &&
                      std::none_of(neighbours.begin(), neighbours.end(), [&](Number other) {
                        return other != none && is_town(building_at(l.state, other));
                      });
    if (l.state.sites.has(i) != open) broken.push_back(fmt::format("site {}", i));
  }
  for (Number hex = 0; hex < l.board().hex_count(); ++hex)
    for (std::size_t number = 2; number <= 12; ++number)
      if (l.state.numbered[number].has(hex) != (l.state.number[at(hex)] == number))
        broken.push_back(fmt::format("hex {} of number {}", hex, number));
}

void find_wrong_points(const Look& l, int seat, Broken& broken) {
  const int kept = points(l.state, seat), counted = points_from_scratch(l.game, l.state, seat);
  if (kept != counted)
    broken.push_back(fmt::format("seat {}: {} points kept, {} counted", seat, kept, counted));
}

/// BASE-10
void find_wrong_awards(const Look& l, Broken& broken) {
  const bool ship_in_hand = l.state.task_count > 0 && l.state.tasks[0].what == What::PutDownShip;
  if (ship_in_hand) return;
  const int holder = l.state.longest_holder;
  const int held = holder == nobody ? 4 : longest_route(l.game, l.state, holder);
  int leaders = 0, longest = 4;
  for (int seat = 0; seat < l.game.players(); ++seat) {
    const int length = longest_route(l.game, l.state, seat);
    if (length > longest)
      longest = length, leaders = 1;
    else if (length == longest && length > 4)
      ++leaders;
    if (holder != nobody && length > held)
      broken.push_back(
          fmt::format("seat {} has a longer route than the holder: {} against {}", seat, length, held));
  }
  if (holder == nobody && leaders == 1) broken.push_back("nobody holds the longest trade route");
  if (holder != nobody && held < 5) broken.push_back("the longest trade route is too short");
}

}  // namespace

std::vector<std::string> broken_invariants(const Game& game, const State& state) {
  const Look l{game, state};
  Broken broken;
  find_lost_cards(l, broken);
  find_lost_developments(l, broken);
  find_misplaced(l, broken);
  find_wrong_derived(l, broken);
  find_wrong_awards(l, broken);
  for (int seat = 0; seat < game.players(); ++seat) {
    find_lost_pieces(l, seat, broken);
    find_wrong_spots(l, seat, broken);
    find_wrong_points(l, seat, broken);
  }
  for (const auto find : game.hooks().find_broken) find(l, broken);
  return broken;
}

}  // namespace hexwright
