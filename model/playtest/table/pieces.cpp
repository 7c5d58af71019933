#include <algorithm>
#include <cassert>

#include "model/board/index.h"
#include "model/playtest/table.h"
#include "model/playtest/table/awards.h"
#include "model/playtest/table/base_table.h"

namespace hexwright {
namespace {

/// Whose roads and whose ships connect to a path: one bit for each piece that would, by its code. That of an
/// empty place says nothing.
class Connected {
 public:
  void add(RoutePiece piece) { codes_ |= 1U << piece.code; }
  bool by(SeatId seat, Route route) const { return (codes_ >> RoutePiece(seat, route).code & 1U) != 0; }

 private:
  unsigned codes_ = 0;
};

/// An own building at an end connects, or past no building of another an own route of the same kind. SEA-01,
/// BASE-10
Connected connected_to(const ReadContext& read, PathId path) {
  Connected who;
  for (const WayId way : Ways::over(path)) {
    const Ways::Way& end = read.ways()[way];
    const BuildingPiece building = building_at(read.state, end.to);
    if (is_town(building)) {
      who.add({building.seat(), Route::Road});
      who.add({building.seat(), Route::Ship});
      continue;
    }
    for (const WayId other : end.on) {
      const RoutePiece route = route_at(read.state, Ways::path(other));
      const bool passes = !is_knight(building) || (!route.empty() && building.of(route.seat()));
      if (other != way && passes) who.add(route);
    }
  }
  return who;
}

/// Who may lay a road or a ship on a path has changed.
void refresh_spots(PlayContext& play, PathId path) {
  const bool empty = route_at(play.state, path).empty();
  const Connected who = empty ? connected_to(play, path) : Connected();
  const bool road = empty && play.game.carries_road(play.state, path);
  const bool ship = empty && play.game.carries_ship(play.state, path);
  for (const SeatId seat : play.game.seats()) {
    play.seat(seat).road_spots.set(path, road && who.by(seat, Route::Road));
    play.seat(seat).ship_spots.set(path, ship && who.by(seat, Route::Ship));
  }
}

/// A ship has come to lie there: it may be open, and others of the seat that it meets only at their other
/// end.
void close_ships_around(PlayContext& play, SeatId seat, PathId ship) {
  PathBits& open = play.seat(seat).open_ships;
  open.set(ship, is_open_ship(play, seat, ship));
  for (const WayId way : Ways::over(ship))
    for (const WayId other : play.ways()[way].on)
      if (other != way && open.has(Ways::path(other)))
        open.set(Ways::path(other), is_open_end(play, seat, other));
}

/// A ship has gone from there: others of the seat may be open now where they met it.
void open_ships_around(PlayContext& play, SeatId seat, PathId gone) {
  PathBits& open = play.seat(seat).open_ships;
  open.remove(gone);
  for (const WayId way : Ways::over(gone))
    for (const WayId other : play.ways()[way].on)
      if (route_at(play.state, Ways::path(other)).is(seat, Route::Ship) &&
          is_open_end(play, seat, Ways::back(other)))
        open.add(Ways::path(other));
}

/// A road or ship has come to lie where this way over it leads: it only ever adds places.
void add_spots_at(PlayContext& play, SeatId seat, WayId way, Route route) {
  Seat& s = play.seat(seat);
  const Ways::Way& end = play.ways()[way];
  const BuildingPiece building = building_at(play.state, end.to);
  if (ends_routes(building) && !building.of(seat)) return;
  const bool road = route == Route::Road;
  for (const WayId other : end.on)
    if (const PathId path = Ways::path(other);
        route_at(play.state, path).empty() &&
        (road ? play.game.carries_road(play.state, path) : play.game.carries_ship(play.state, path)))
      (road ? s.road_spots : s.ship_spots).add(path);
}

/// A road or ship has gone from where this way over it leads: it only ever takes places away.
void drop_spots_at(PlayContext& play, SeatId seat, WayId way, Route route) {
  PathBits& spots = route == Route::Road ? play.seat(seat).road_spots : play.seat(seat).ship_spots;
  const Ways::Way& end = play.ways()[way];
  if (is_town(building_at(play.state, end.to))) return;  // which connects, or ends, everything here
  for (const WayId other : end.on)
    if (const PathId path = Ways::path(other); spots.has(path) && !connects(play, seat, path, route))
      spots.remove(path);
}

bool reaches(const ReadContext& read, SeatId seat, IntersectionId end) {
  return std::ranges::any_of(read.board().intersection_paths(end), [&](PathId path) {
    return path != none && route_at(read.state, path).of(seat);
  });
}

/// What stands at an intersection has changed.
void refresh_all_spots_around(PlayContext& play, IntersectionId intersection) {
  for (const PathId path : play.board().intersection_paths(intersection)) {
    if (path == none) continue;
    refresh_spots(play, path);
    if (const RoutePiece piece = route_at(play.state, path); !piece.empty() && piece.kind() == Route::Ship)
      play.seat(piece.seat()).open_ships.set(path, is_open_ship(play, piece.seat(), path));
  }
}

/// BASE-03
void refresh_site(PlayContext& play, IntersectionId intersection) {
  const auto& neighbours = play.board().intersection_neighbours(intersection);
  const bool open = building_at(play.state, intersection).empty() &&
                    std::none_of(neighbours.begin(), neighbours.end(), [&](IntersectionId other) {
                      return other != none && is_town(building_at(play.state, other));
                    });
  play.state.sites.set(intersection, open && play.game.carries_settlement(play.state, intersection));
}

void refresh_sites_around(PlayContext& play, IntersectionId intersection) {
  refresh_site(play, intersection);
  for (const IntersectionId other : play.board().intersection_neighbours(intersection))
    if (other != none) refresh_site(play, other);
}

void refresh_harbors(PlayContext& play, SeatId seat) {
  Seat& s = play.seat(seat);
  s.harbors = 0;
  for (const IntersectionId i : play.board().intersections())
    if (play.state.harbor[i] != 0 && is_town(building_at(play.state, i)) &&
        building_at(play.state, i).of(seat))
      s.harbors = static_cast<std::uint16_t>(s.harbors | harbor_bits(play.state.harbor[i]));
}

void put(PlayContext& play, SeatId seat, IntersectionId intersection, Building building) {
  play.state.building[intersection] = BuildingPiece(seat, building);
}

/// Others' routes end here or go on again; one's own join.
void routes_change_at(PlayContext& play, IntersectionId intersection) {
  refresh_all_spots_around(play, intersection);
  routes_met_at(play, intersection);
}

}  // namespace

bool connects(const ReadContext& read, SeatId seat, PathId path, Route route) {
  return connected_to(read, path).by(seat, route);
}

void place_settlement(PlayContext& play, SeatId seat, IntersectionId intersection) {
  Seat& s = play.seat(seat);
  assert(s.settlements > 0 && building_at(play.state, intersection).empty());
  put(play, seat, intersection, Building::Settlement);
  --s.settlements;
  s.settlements_at.add(intersection);
  add_points(play, seat, 1);
  play.state.sites.remove(intersection);
  for (const IntersectionId other : play.board().intersection_neighbours(intersection))
    if (other != none) play.state.sites.remove(other);
  if (const auto harbor = play.state.harbor[intersection]; harbor != 0)
    s.harbors = static_cast<std::uint16_t>(s.harbors | harbor_bits(harbor));
  if (play.tally && play.tally->settled[intersection] == none) {
    play.tally->settled[intersection] = seat;
    if (play.state.turn_number == 0) play.tally->founded[intersection] = seat;
  }
  routes_change_at(play, intersection);
}

void place_city(PlayContext& play, SeatId seat, IntersectionId intersection) {
  Seat& s = play.seat(seat);
  assert((s.cities > 0 || play.state.tipped.has(intersection)) &&
         building_at(play.state, intersection).is(seat, Building::Settlement));
  put(play, seat, intersection, Building::City);
  if (play.state.tipped.has(intersection)) {
    play.state.tipped.remove(intersection);
  } else {
    --s.cities;
    ++s.settlements;
  }
  s.settlements_at.remove(intersection);
  add_points(play, seat, 1);
}

void stand_merchant(PlayContext& play, SeatId seat, IntersectionId intersection) {
  assert(building_at(play.state, intersection).empty());
  put(play, seat, intersection, Building::Merchant);
  refresh_site(play, intersection);
}

void remove_building(PlayContext& play, IntersectionId intersection) {
  const BuildingPiece piece = building_at(play.state, intersection);
  assert(!piece.empty());
  Seat& s = play.seat(piece.seat());
  play.state.building[intersection] = {};
  play.state.overturned.remove(intersection);
  s.settlements_at.remove(intersection);
  switch (piece.kind()) {
    case Building::Settlement:
      // A tipped city stands as a settlement, and is a piece of the cities.
      ++(play.state.tipped.has(intersection) ? s.cities : s.settlements);
      play.state.tipped.remove(intersection);
      add_points(play, piece.seat(), -1);
      break;
    case Building::City:
      ++s.cities;
      add_points(play, piece.seat(), -2);
      break;
    case Building::Merchant:
      happened(play, event::MerchantLifted{piece.seat()});
      break;
    case Building::Knight:
      break;
  }
  refresh_sites_around(play, intersection);
  if (!is_town(piece)) return;
  refresh_harbors(play, piece.seat());
  routes_change_at(play, intersection);
  happened(play, event::Lost{piece.seat(), intersection, piece.kind()});
}

void shrink_city(PlayContext& play, IntersectionId intersection) {
  const SeatId seat = building_at(play.state, intersection).seat();
  Seat& s = play.seat(seat);
  assert(s.settlements > 0 && building_at(play.state, intersection).is(seat, Building::City));
  put(play, seat, intersection, Building::Settlement);
  ++s.cities;
  --s.settlements;
  s.settlements_at.add(intersection);
  add_points(play, seat, -1);
  happened(play, event::Lost{seat, intersection, Building::City});
}

void tip_city(PlayContext& play, IntersectionId intersection) {
  const SeatId seat = building_at(play.state, intersection).seat();
  assert(building_at(play.state, intersection).is(seat, Building::City));
  put(play, seat, intersection, Building::Settlement);
  play.state.tipped.add(intersection);
  play.seat(seat).settlements_at.add(intersection);
  add_points(play, seat, -1);
  happened(play, event::Lost{seat, intersection, Building::City});
}

void stand_knight(PlayContext& play, SeatId seat, IntersectionId intersection) {
  assert(building_at(play.state, intersection).empty());
  put(play, seat, intersection, Building::Knight);
  refresh_site(play, intersection);
  routes_change_at(play, intersection);
}

void lift_knight(PlayContext& play, IntersectionId intersection) {
  assert(is_knight(building_at(play.state, intersection)));
  play.state.building[intersection] = {};
  refresh_site(play, intersection);
  routes_change_at(play, intersection);
}

void place_route(PlayContext& play, SeatId seat, PathId path, Route route) {
  Seat& s = play.seat(seat);
  auto& supply = route == Route::Road ? s.roads : s.ships;
  assert(supply > 0 && route_at(play.state, path).empty());
  play.state.route[path] = RoutePiece(seat, route);
  --supply;
  s.routes[s.route_count++] = path;
  for (const SeatId other : play.game.seats()) {
    play.seat(other).road_spots.remove(path);
    play.seat(other).ship_spots.remove(path);
  }
  for (const WayId way : Ways::over(path)) {
    s.reached.add(play.ways()[way].to);
    add_spots_at(play, seat, way, route);
  }
  if (route == Route::Ship) {
    close_ships_around(play, seat, path);
    play.state.new_ships.add(path);
  }
  route_added(play, seat, path);
  happened(play, event::RouteLaid{seat, path});
}

void lift_route(PlayContext& play, PathId path) {
  const RoutePiece piece = route_at(play.state, path);
  assert(!piece.empty());
  Seat& s = play.seat(piece.seat());
  play.state.route[path] = {};
  play.state.new_ships.remove(path);
  ++(piece.kind() == Route::Road ? s.roads : s.ships);
  // Ships that move come to the end of the list.
  auto* const last = s.routes.data() + s.route_count - 1;
  auto* found = last;
  while (*found != path) --found;
  *found = *last;
  *last = PathId(0);
  --s.route_count;
  for (const WayId way : Ways::over(path)) {
    const IntersectionId end = play.ways()[way].to;
    s.reached.set(end, reaches(play, piece.seat(), end));
    drop_spots_at(play, piece.seat(), way, piece.kind());
  }
  if (piece.kind() == Route::Ship) open_ships_around(play, piece.seat(), path);
  refresh_spots(play, path);
}

void remove_route(PlayContext& play, PathId path) {
  const SeatId seat = route_at(play.state, path).seat();
  lift_route(play, path);
  route_lost(play, seat);
  happened(play, event::RouteGone{seat, path});
}

void set_terrain(PlayContext& play, HexId hex, Terrain terrain) {
  play.state.terrain[hex] = static_cast<std::uint8_t>(terrain);
  play.state.land.set(hex, is_open_land(play.state, hex));
  for (const IntersectionId corner : play.board().hex_intersections(hex)) refresh_site(play, corner);
  for (const PathId path : play.board().hex_paths(hex)) refresh_spots(play, path);
}

void set_number(PlayContext& play, HexId hex, int number) {
  auto& shown = play.state.number[hex];
  if (shown != 0) play.state.numbered[shown].remove(hex);
  shown = static_cast<std::uint8_t>(number);
  if (number != 0) play.state.numbered[at(number)].add(hex);
}

void set_harbor(PlayContext& play, PathId path, HarborKind kind) {
  for (const IntersectionId end : play.board().path_ends(path)) {
    add_harbor(play.state, end, kind);
    if (const BuildingPiece piece = building_at(play.state, end); is_town(piece))
      refresh_harbors(play, piece.seat());
  }
}

}  // namespace hexwright
