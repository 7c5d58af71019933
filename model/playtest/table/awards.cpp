#include "model/playtest/table/awards.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "model/playtest/action_spec.h"
#include "model/playtest/table/base_table.h"

namespace hexwright {
namespace {

void move_award(PlayContext& t, PackedSeat& holder, SeatId to) {
  if (holder == to) return;
  if (holder != none) add_points(t, holder, -points_of_award);
  holder = to;
  if (holder != none) add_points(t, holder, points_of_award);
}

/// Who does not hold it has to have a longer route than this.
int needed_for_award(const ReadContext& l) {
  return std::max<int>(l.state.longest_length, l.game.facts().least_route - 1);
}

/// Whether the seat has a route longer than this; then its bound is its length.
bool exceeds(PlayContext& t, SeatId seat, int length) {
  auto& bound = t.seat(seat).route_bound;
  if (bound > length) bound = static_cast<std::uint8_t>(longest_route_beyond(t, seat, length));
  return bound > length;
}

/// No other seat has a route as long as this.
bool leads(PlayContext& t, SeatId seat, int length) {
  for (const SeatId other : t.game.seats())
    if (other != seat && exceeds(t, other, length - 1)) return false;
  return true;
}

/// Something else of the seat is where this way over a road or ship leads.
bool is_connected_to(const ReadContext& l, SeatId seat, WayId way) {
  const auto& on = l.ways()[way].on;
  return std::any_of(on.begin(), on.end(), [&](WayId other) {
    return other != way && route_at(l.state, Ways::path(other)).of(seat);
  });
}

/// After a road or ship was added: only routes over it can be longer than those before. None of these is
/// longer than the longest ones from it in either direction together.
void raise_bound(PlayContext& t, SeatId seat, PathId path, int needed) {
  Seat& s = t.seat(seat);
  if (seat == t.state.longest_holder || s.route_count <= needed) {  // of no interest yet
    s.route_bound = s.route_count;
    return;
  }
  const auto ways = Ways::over(path);
  const bool first = is_connected_to(t, seat, ways[0]), second = is_connected_to(t, seat, ways[1]);
  const bool many = has_many_routes(t.state, seat);
  int over = 1;
  if (first && second) {
    // Where it joins two of many, only a search over all of them will say.
    over = many ? s.route_count
                : longest_route_over(t, seat, ways[0]) + longest_route_over(t, seat, ways[1]) - 1;
  } else if (many || s.route_bound < needed) {
    ++s.route_bound;
  } else {
    // What is added to the end of others makes them longer by no more than itself.
    over = longest_route_over(t, seat, ways[first ? 0 : 1], s.route_bound + 1);
  }
  s.route_bound = static_cast<std::uint8_t>(std::min<int>(std::max<int>(over, s.route_bound), s.route_count));
}

/// Of a seat with few routes: all over an open ship begin with it, away from its open end.
bool is_in_route(const ReadContext& l, SeatId seat, PathId open_ship, int length) {
  const auto ways = Ways::over(open_ship);
  const WayId inwards = ways[is_open_end(l, seat, ways[0]) ? 1 : 0];
  return longest_route_over(l, seat, inwards, length) >= length;
}

/// By what the bounds leave open.
void award_again(PlayContext& t) {
  State& s = t.state;
  const int least_route = t.game.facts().least_route;
  int longest = least_route - 1;
  SeatId leader;
  bool tied = false;
  for (const SeatId seat : t.game.seats()) {
    if (!exceeds(t, seat, std::max(longest, least_route) - 1)) continue;
    const int length = t.seat(seat).route_bound;
    // Who holds it keeps it against a tie; others who tie leave it out of play.
    if (length > longest || seat == s.longest_holder)
      longest = length, leader = seat, tied = false;
    else if (leader != s.longest_holder)
      tied = true;
  }
  if (longest < least_route || tied) leader = none;
  move_award(t, s.longest_holder, leader);
  s.longest_length = static_cast<std::uint8_t>(leader == none ? 0 : longest);
}

/// Nothing has changed but that the seat laid one more: only its own route can be longer than before.
void award_to_builder(PlayContext& t, SeatId seat) {
  State& s = t.state;
  const int needed = needed_for_award(t);
  if (seat == s.longest_holder || !exceeds(t, seat, needed)) return;
  const int length = t.seat(seat).route_bound;
  if (s.longest_holder != none) {
    s.longest_length = static_cast<std::uint8_t>(longest_route(t.game, s, s.longest_holder));
    if (length <= s.longest_length) return;
  } else if (!leads(t, seat, length)) {
    return;
  }
  move_award(t, s.longest_holder, seat);
  s.longest_length = static_cast<std::uint8_t>(length);
}

/// Nothing has changed but that the seat has lost some. `moved_ship`: where one of them lies now, or `none`.
void award_after_loss(PlayContext& t, SeatId seat, PathId moved_ship) {
  const State& s = t.state;
  // While another holds it, one's own loss changes nothing; neither does it while the holder's is as long.
  if (s.longest_holder != none && s.longest_holder != seat) return;
  if (s.longest_holder == seat) {
    if (moved_ship != none && !has_many_routes(s, seat) && is_in_route(t, seat, moved_ship, s.longest_length))
      return;
    if (longest_route_beyond(t, seat, s.longest_length - 1, s.longest_length) >= s.longest_length) return;
  }
  award_again(t);
}

}  // namespace

void route_added(PlayContext& t, SeatId seat, PathId path) {
  raise_bound(t, seat, path, needed_for_award(t));
  t.route_changes.longer |= 1U << seat.value();
}

void routes_met_at(PlayContext& t, IntersectionId intersection) {
  const BuildingPiece building = building_at(t.state, intersection);
  BySeat<int> roads{}, ships{};
  for (const PathId path : t.board().intersection_paths(intersection))
    if (path != none && !route_at(t.state, path).empty()) {
      const RoutePiece piece = route_at(t.state, path);
      ++(piece.kind() == Route::Road ? roads : ships)[piece.seat()];
    }
  for (const SeatId seat : t.game.seats()) {
    if (roads[seat] + ships[seat] < 2 || (building.of(seat) && roads[seat] * ships[seat] == 0)) continue;
    t.route_changes.cut_or_joined = true;
    // Cut where another builds, joined where the seat itself does, or where a building is gone.
    if (building.empty() || building.of(seat)) t.seat(seat).route_bound = t.seat(seat).route_count;
  }
}

void route_lost(PlayContext& t, SeatId seat) { t.route_changes.shorter |= 1U << seat.value(); }

bool is_route_in_hand(const State& state) {
  return state.task_count > 0 && spec_of(state.tasks[0].kind).route_in_hand;
}

void award_longest_route(PlayContext& t) {
  const RouteChanges changes = std::exchange(t.route_changes, {});
  if (!t.game.facts().longest_route) return;  // CLO-11
  const unsigned seats = changes.longer | changes.shorter;
  const bool several = (seats & (seats - 1U)) != 0;
  if (changes.cut_or_joined || several) return award_again(t);
  if (changes.longer != 0) award_to_builder(t, SeatId(std::countr_zero(changes.longer)));
  if (changes.shorter != 0)
    award_after_loss(t, SeatId(std::countr_zero(changes.shorter)), changes.moved_ship);
}

bool award_rests_on(const ReadContext& l, SeatId seat, PathId ship) {
  const State& s = l.state;
  if (s.longest_holder != seat) return s.longest_holder == none;
  return has_many_routes(s, seat) || is_in_route(l, seat, ship, s.longest_length);
}

void ship_moved(PlayContext& t, SeatId seat, PathId ship) {
  route_lost(t, seat);
  t.route_changes.moved_ship = ship;
}

void knight_played(PlayContext& t, SeatId seat) {
  State& s = t.state;
  const int knights = ++t.seat(seat).knights;
  if (t.tally) ++t.tally->knights;
  if (!t.game.facts().largest_army) return;  // PIR-05
  const int held = s.army_holder == none ? t.game.facts().least_army - 1 : t.seat(s.army_holder).knights;
  if (seat != s.army_holder && knights > held) move_award(t, s.army_holder, seat);
}

}  // namespace hexwright
