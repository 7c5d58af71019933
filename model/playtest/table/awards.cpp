#include "playtest/table/awards.h"

#include <algorithm>

namespace hexwright {
namespace {

constexpr int least_route = 5, least_army = 3, award = 2;  // BASE-10

void move_award(Table& t, std::uint8_t& holder, int to) {
  if (holder == to) return;
  if (holder != nobody) add_points(t, holder, -award);
  holder = seat_number(to);
  if (holder != nobody) add_points(t, holder, award);
}

/// No other seat has a route as long as this.
bool leads(const Look& l, int seat, int length) {
  for (int other = 0; other < l.game.players(); ++other)
    if (other != seat && seat_of(l, other).route_count >= length &&
        longest_route(l.game, l.state, other) >= length)
      return false;
  return true;
}

}  // namespace

void route_added(Table& t, int seat) {
  State& s = t.state;
  const int pieces = t.seat(seat).route_count;
  if (pieces < least_route || seat == s.longest_holder || pieces <= s.longest_length) return;
  const int length = longest_route(t.game, s, seat);
  if (length < least_route || length <= s.longest_length) return;
  if (s.longest_holder != nobody) {
    s.longest_length = static_cast<std::uint8_t>(longest_route(t.game, s, s.longest_holder));
    if (length <= s.longest_length) return;
  } else if (!leads(t, seat, length)) {
    return;
  }
  move_award(t, s.longest_holder, seat);
  s.longest_length = static_cast<std::uint8_t>(length);
}

void recount_routes_at(Table& t, Number intersection) {
  const BuildingPiece building = building_at(t.state, intersection);
  std::array<int, most_players> roads{}, ships{};
  for (const Number path : t.board().intersection_paths(intersection))
    if (path != none && !route_at(t.state, path).empty()) {
      const RoutePiece piece = route_at(t.state, path);
      ++(piece.kind() == Route::Road ? roads : ships)[static_cast<std::size_t>(piece.seat())];
    }
  for (std::size_t seat = 0; seat < most_players; ++seat) {
    const bool own = building.of(static_cast<int>(seat));
    if (roads[seat] + ships[seat] >= 2 && (!own || roads[seat] * ships[seat] > 0)) return recount_routes(t);
  }
}

void recount_routes(Table& t) {
  State& s = t.state;
  int longest = least_route - 1, leader = nobody, leaders = 0, held = 0;
  for (int seat = 0; seat < t.game.players(); ++seat) {
    if (t.seat(seat).route_count < std::max(longest, least_route)) continue;
    const int length = longest_route(t.game, s, seat);
    if (seat == s.longest_holder) held = length;
    if (length > longest)
      longest = length, leader = seat, leaders = 1;
    else if (length == longest)
      ++leaders;
  }
  // Who holds it keeps it against a tie; others who tie leave it out of play.
  if (held >= least_route && held == longest)
    leader = s.longest_holder;
  else if (leaders > 1)
    leader = nobody;
  move_award(t, s.longest_holder, leader);
  s.longest_length = static_cast<std::uint8_t>(leader == nobody ? 0 : longest);
}

void knight_played(Table& t, int seat) {
  State& s = t.state;
  const int knights = ++t.seat(seat).knights;
  if (t.tally) ++t.tally->knights;
  const int held = s.army_holder == nobody ? least_army - 1 : t.seat(s.army_holder).knights;
  if (seat != s.army_holder && knights > held) move_award(t, s.army_holder, seat);
}

}  // namespace hexwright
