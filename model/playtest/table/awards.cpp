#include "model/playtest/table/awards.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "model/playtest/action_spec.h"
#include "model/playtest/table/base_table.h"

namespace hexwright {
namespace {

void move_award(PlayContext& play, PackedSeat& holder, SeatId to) {
  if (holder == to) return;
  if (holder != none) add_points(play, holder, -points_of_award);
  holder = to;
  if (holder != none) add_points(play, holder, points_of_award);
}

/// Who does not hold it has to have a longer route than this.
int needed_for_award(const ReadContext& read) {
  return std::max<int>(read.state.longest_length, read.game.facts().least_route - 1);
}

/// Whether the seat has a route longer than this; then its bound is its length.
bool exceeds(PlayContext& play, SeatId seat, int length) {
  auto& bound = play.seat(seat).route_bound;
  if (bound > length) bound = static_cast<std::uint8_t>(longest_route_beyond(play, seat, length));
  return bound > length;
}

/// No other seat has a route as long as this.
bool leads(PlayContext& play, SeatId seat, int length) {
  for (const SeatId other : play.game.seats())
    if (other != seat && exceeds(play, other, length - 1)) return false;
  return true;
}

/// Something else of the seat is where this way over a road or ship leads.
bool is_connected_to(const ReadContext& read, SeatId seat, WayId way) {
  const auto& on = read.ways()[way].on;
  return std::any_of(on.begin(), on.end(), [&](WayId other) {
    return other != way && route_at(read.state, Ways::path(other)).of(seat);
  });
}

/// After a road or ship was added: only routes over it can be longer than those before. None of these is
/// longer than the longest ones from it in either direction together.
void raise_bound(PlayContext& play, SeatId seat, PathId path, int needed) {
  Seat& s = play.seat(seat);
  if (seat == play.state.longest_holder || s.route_count <= needed) {  // of no interest yet
    s.route_bound = s.route_count;
    return;
  }
  const auto ways = Ways::over(path);
  const bool first = is_connected_to(play, seat, ways[0]), second = is_connected_to(play, seat, ways[1]);
  const bool many = has_many_routes(play.state, seat);
  int over = 1;
  if (first && second) {
    // Where it joins two of many, only a search over all of them will say.
    over = many ? s.route_count
                : longest_route_over(play, seat, ways[0]) + longest_route_over(play, seat, ways[1]) - 1;
  } else if (many || s.route_bound < needed) {
    ++s.route_bound;
  } else {
    // What is added to the end of others makes them longer by no more than itself.
    over = longest_route_over(play, seat, ways[first ? 0 : 1], s.route_bound + 1);
  }
  s.route_bound = static_cast<std::uint8_t>(std::min<int>(std::max<int>(over, s.route_bound), s.route_count));
}

/// Of a seat with few routes: all over an open ship begin with it, away from its open end.
bool is_in_route(const ReadContext& read, SeatId seat, PathId open_ship, int length) {
  const auto ways = Ways::over(open_ship);
  const WayId inwards = ways[is_open_end(read, seat, ways[0]) ? 1 : 0];
  return longest_route_over(read, seat, inwards, length) >= length;
}

/// By what the bounds leave open.
void award_again(PlayContext& play) {
  State& s = play.state;
  const int least_route = play.game.facts().least_route;
  int longest = least_route - 1;
  SeatId leader;
  bool tied = false;
  for (const SeatId seat : play.game.seats()) {
    if (!exceeds(play, seat, std::max(longest, least_route) - 1)) continue;
    const int length = play.seat(seat).route_bound;
    // Who holds it keeps it against a tie; others who tie leave it out of play.
    const bool tie_loses = play.game.facts().route_tie_loses;
    if (length > longest || (seat == s.longest_holder && !tie_loses)) {
      longest = length;
      leader = seat;
      tied = false;
    } else if (leader != s.longest_holder || tie_loses)
      tied = true;
  }
  if (longest < least_route || tied) leader = none;
  move_award(play, s.longest_holder, leader);
  s.longest_length = static_cast<std::uint8_t>(leader == none ? 0 : longest);
}

/// Nothing has changed but that the seat laid one more: only its own route can be longer than before.
void award_to_builder(PlayContext& play, SeatId seat) {
  State& s = play.state;
  const int needed = needed_for_award(play);
  if (seat == s.longest_holder || !exceeds(play, seat, needed)) return;
  const int length = play.seat(seat).route_bound;
  if (s.longest_holder != none) {
    s.longest_length = static_cast<std::uint8_t>(longest_route(play.game, s, s.longest_holder));
    if (length <= s.longest_length) return;
  } else if (!leads(play, seat, length)) {
    return;
  }
  move_award(play, s.longest_holder, seat);
  s.longest_length = static_cast<std::uint8_t>(length);
}

/// Nothing has changed but that the seat has lost some. `moved_ship`: where one of them lies now, or `none`.
void award_after_loss(PlayContext& play, SeatId seat, PathId moved_ship) {
  const State& s = play.state;
  // While another holds it, one's own loss changes nothing; neither does it while the holder's is as long.
  if (s.longest_holder != none && s.longest_holder != seat) return;
  if (s.longest_holder == seat) {
    if (moved_ship != none && !has_many_routes(s, seat) &&
        is_in_route(play, seat, moved_ship, s.longest_length))
      return;
    if (longest_route_beyond(play, seat, s.longest_length - 1, s.longest_length) >= s.longest_length) return;
  }
  award_again(play);
}

}  // namespace

void route_added(PlayContext& play, SeatId seat, PathId path) {
  raise_bound(play, seat, path, needed_for_award(play));
  play.route_changes.longer |= 1U << seat.value();
}

void routes_met_at(PlayContext& play, IntersectionId intersection) {
  const BuildingPiece building = building_at(play.state, intersection);
  BySeat<int> roads{}, ships{};
  for (const PathId path : play.board().intersection_paths(intersection))
    if (path != none && !route_at(play.state, path).empty()) {
      const RoutePiece piece = route_at(play.state, path);
      ++(piece.kind() == Route::Road ? roads : ships)[piece.seat()];
    }
  for (const SeatId seat : play.game.seats()) {
    if (roads[seat] + ships[seat] < 2 || (building.of(seat) && roads[seat] * ships[seat] == 0)) continue;
    play.route_changes.cut_or_joined = true;
    // Cut where another builds, joined where the seat itself does, or where a building is gone.
    if (building.empty() || building.of(seat)) play.seat(seat).route_bound = play.seat(seat).route_count;
  }
}

void route_lost(PlayContext& play, SeatId seat) { play.route_changes.shorter |= 1U << seat.value(); }

bool is_route_in_hand(const State& state) {
  return state.task_count > 0 && spec_of(state.tasks[0].kind).route_in_hand;
}

void award_longest_route(PlayContext& play) {
  const RouteChanges changes = std::exchange(play.route_changes, {});
  if (!play.game.facts().longest_route) return;
  const unsigned seats = changes.longer | changes.shorter;
  const bool several = (seats & (seats - 1U)) != 0;
  if (changes.cut_or_joined || several || play.game.facts().route_tie_loses) return award_again(play);
  if (changes.longer != 0) award_to_builder(play, SeatId(std::countr_zero(changes.longer)));
  if (changes.shorter != 0)
    award_after_loss(play, SeatId(std::countr_zero(changes.shorter)), changes.moved_ship);
}

bool award_rests_on(const ReadContext& read, SeatId seat, PathId ship) {
  const State& s = read.state;
  if (s.longest_holder != seat) return s.longest_holder == none;
  return has_many_routes(s, seat) || is_in_route(read, seat, ship, s.longest_length);
}

void ship_moved(PlayContext& play, SeatId seat, PathId ship) {
  route_lost(play, seat);
  play.route_changes.moved_ship = ship;
}

void knight_played(PlayContext& play, SeatId seat) {
  State& s = play.state;
  const int knights = ++play.seat(seat).knights;
  if (play.tally) ++play.tally->knights;
  if (!play.game.facts().largest_army) return;
  int held = s.army_holder == none ? play.game.facts().least_army - 1 : play.seat(s.army_holder).knights;
  // Of those who share the most nobody holds it, until one has more than all others.
  if (play.game.facts().army_tie_loses && s.army_holder == none)
    for (const SeatId other : play.game.seats())
      if (other != seat) held = std::max<int>(held, play.seat(other).knights);
  if (seat != s.army_holder && knights > held)
    move_award(play, s.army_holder, seat);
  else if (seat != s.army_holder && s.army_holder != none && knights == held &&
           play.game.facts().army_tie_loses)
    move_award(play, s.army_holder, SeatId());
}

}  // namespace hexwright
