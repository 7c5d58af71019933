#pragma once

#include "model/playtest/table.h"

namespace hexwright {

/// Of the longest trade route and of the largest army. BASE-10
inline constexpr int points_of_award = 2;

/// A route of this kind on the path would be connected to what the seat has. BASE-02, SEA-01
bool connects(const ReadContext& read, SeatId seat, PathId path, Route route);

/// Off the board, back to the supply, as `remove_route` but without a look at the longest trade route: for a
/// ship that is put down again at once.
void lift_route(PlayContext& play, PathId path);

// What happens to routes is noted while an action is done; `award_longest_route` looks at all of it once.

/// The seat has one more road or ship there: the longest trade route may be its own now. BASE-10, SEA-03
void route_added(PlayContext& play, SeatId seat, PathId path);
/// What stands at an intersection has changed: it may cut roads and ships, or join them. BASE-10, SEA-03
void routes_met_at(PlayContext& play, IntersectionId intersection);
/// A road or ship of the seat is gone.
void route_lost(PlayContext& play, SeatId seat);
/// A road, a ship or a piece that ends routes is off the board until the task that waits first is done.
bool is_route_in_hand(const State& state);
/// When everything that the action does is done: who holds the longest trade route now. BASE-10
void award_longest_route(PlayContext& play);
/// A ship of the seat with an end where nothing else of the seat is. SEA-02
bool is_open_ship(const ReadContext& read, SeatId seat, PathId path);

/// Who holds the longest trade route may change when this open ship of the seat is gone. SEA-03
bool award_rests_on(const ReadContext& read, SeatId seat, PathId ship);
/// The award did rest on a ship, which lies here now.
void ship_moved(PlayContext& play, SeatId seat, PathId ship);

/// More than that are too many to walk through.
inline constexpr int few_routes = 64;
inline bool has_many_routes(const State& state, SeatId seat) {
  return state.seats[seat].route_count > few_routes;
}
/// The length of the seat's longest trade route, or `at_least` when none is longer. Where one of length
/// `enough` will do, the search ends with it: less to look through.
int longest_route_beyond(const ReadContext& read, SeatId seat, int at_least, int enough = most_routes);
/// The longest of those that begin with this way, over a road or ship of the seat; `enough` as above. Where
/// the seat has more than `few_routes`, the longest that was found in a short time.
int longest_route_over(const ReadContext& read, SeatId seat, WayId way, int enough = most_routes);
/// The seat has played one more knight. BASE-10
void knight_played(PlayContext& play, SeatId seat);

}  // namespace hexwright
