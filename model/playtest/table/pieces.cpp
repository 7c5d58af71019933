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
Connected connected_to(const ReadContext& l, PathId path) {
  Connected who;
  for (const WayId way : Ways::over(path)) {
    const Ways::Way& end = l.ways()[way];
    const BuildingPiece building = building_at(l.state, end.to);
    if (is_town(building)) {
      who.add({building.seat(), Route::Road});
      who.add({building.seat(), Route::Ship});
      continue;
    }
    for (const WayId other : end.on) {
      const RoutePiece route = route_at(l.state, Ways::path(other));
      const bool passes = !is_knight(building) || (!route.empty() && building.of(route.seat()));
      if (other != way && passes) who.add(route);
    }
  }
  return who;
}

/// Who may lay a road or a ship on a path has changed.
void refresh_spots(PlayContext& t, PathId path) {
  const bool empty = route_at(t.state, path).empty();
  const Connected who = empty ? connected_to(t, path) : Connected();
  const bool road = empty && t.game.carries_road(t.state, path);
  const bool ship = empty && t.game.carries_ship(t.state, path);
  for (const SeatId seat : t.game.seats()) {
    t.seat(seat).road_spots.set(path, road && who.by(seat, Route::Road));
    t.seat(seat).ship_spots.set(path, ship && who.by(seat, Route::Ship));
  }
}

/// A ship has come to lie there: it may be open, and others of the seat that it meets only at their other
/// end.
void close_ships_around(PlayContext& t, SeatId seat, PathId ship) {
  PathBits& open = t.seat(seat).open_ships;
  open.set(ship, is_open_ship(t, seat, ship));
  for (const WayId way : Ways::over(ship))
    for (const WayId other : t.ways()[way].on)
      if (other != way && open.has(Ways::path(other)))
        open.set(Ways::path(other), is_open_end(t, seat, other));
}

/// A ship has gone from there: others of the seat may be open now where they met it.
void open_ships_around(PlayContext& t, SeatId seat, PathId gone) {
  PathBits& open = t.seat(seat).open_ships;
  open.remove(gone);
  for (const WayId way : Ways::over(gone))
    for (const WayId other : t.ways()[way].on)
      if (route_at(t.state, Ways::path(other)).is(seat, Route::Ship) &&
          is_open_end(t, seat, Ways::back(other)))
        open.add(Ways::path(other));
}

/// A road or ship has come to lie where this way over it leads: it only ever adds places.
void add_spots_at(PlayContext& t, SeatId seat, WayId way, Route route) {
  Seat& s = t.seat(seat);
  const Ways::Way& end = t.ways()[way];
  const BuildingPiece building = building_at(t.state, end.to);
  if (ends_routes(building) && !building.of(seat)) return;
  const bool road = route == Route::Road;
  for (const WayId other : end.on)
    if (const PathId path = Ways::path(other);
        route_at(t.state, path).empty() &&
        (road ? t.game.carries_road(t.state, path) : t.game.carries_ship(t.state, path)))
      (road ? s.road_spots : s.ship_spots).add(path);
}

/// A road or ship has gone from where this way over it leads: it only ever takes places away.
void drop_spots_at(PlayContext& t, SeatId seat, WayId way, Route route) {
  PathBits& spots = route == Route::Road ? t.seat(seat).road_spots : t.seat(seat).ship_spots;
  const Ways::Way& end = t.ways()[way];
  if (is_town(building_at(t.state, end.to))) return;  // which connects, or ends, everything here
  for (const WayId other : end.on)
    if (const PathId path = Ways::path(other); spots.has(path) && !connects(t, seat, path, route))
      spots.remove(path);
}

bool reaches(const ReadContext& l, SeatId seat, IntersectionId end) {
  return std::ranges::any_of(l.board().intersection_paths(end),
                             [&](PathId path) { return path != none && route_at(l.state, path).of(seat); });
}

/// What stands at an intersection has changed.
void refresh_all_spots_around(PlayContext& t, IntersectionId intersection) {
  for (const PathId path : t.board().intersection_paths(intersection)) {
    if (path == none) continue;
    refresh_spots(t, path);
    if (const RoutePiece piece = route_at(t.state, path); !piece.empty() && piece.kind() == Route::Ship)
      t.seat(piece.seat()).open_ships.set(path, is_open_ship(t, piece.seat(), path));
  }
}

/// BASE-03
void refresh_site(PlayContext& t, IntersectionId intersection) {
  const auto& neighbours = t.board().intersection_neighbours(intersection);
  const bool open = building_at(t.state, intersection).empty() &&
                    std::none_of(neighbours.begin(), neighbours.end(), [&](IntersectionId other) {
                      return other != none && is_town(building_at(t.state, other));
                    });
  t.state.sites.set(intersection, open && t.game.carries_settlement(t.state, intersection));
}

void refresh_sites_around(PlayContext& t, IntersectionId intersection) {
  refresh_site(t, intersection);
  for (const IntersectionId other : t.board().intersection_neighbours(intersection))
    if (other != none) refresh_site(t, other);
}

void refresh_harbors(PlayContext& t, SeatId seat) {
  Seat& s = t.seat(seat);
  s.harbors = 0;
  for (const IntersectionId i : t.board().intersections())
    if (t.state.harbor[i] != 0 && is_town(building_at(t.state, i)) && building_at(t.state, i).of(seat))
      s.harbors = static_cast<std::uint8_t>(s.harbors | harbor_bits(t.state.harbor[i]));
}

void put(PlayContext& t, SeatId seat, IntersectionId intersection, Building building) {
  t.state.building[intersection] = BuildingPiece(seat, building);
}

/// Others' routes end here or go on again; one's own join.
void routes_change_at(PlayContext& t, IntersectionId intersection) {
  refresh_all_spots_around(t, intersection);
  routes_met_at(t, intersection);
}

}  // namespace

bool connects(const ReadContext& l, SeatId seat, PathId path, Route route) {
  return connected_to(l, path).by(seat, route);
}

void place_settlement(PlayContext& t, SeatId seat, IntersectionId intersection) {
  Seat& s = t.seat(seat);
  assert(s.settlements > 0 && building_at(t.state, intersection).empty());
  put(t, seat, intersection, Building::Settlement);
  --s.settlements;
  s.settlements_at.add(intersection);
  add_points(t, seat, 1);
  t.state.sites.remove(intersection);
  for (const IntersectionId other : t.board().intersection_neighbours(intersection))
    if (other != none) t.state.sites.remove(other);
  if (const auto harbor = t.state.harbor[intersection]; harbor != 0)
    s.harbors = static_cast<std::uint8_t>(s.harbors | harbor_bits(harbor));
  if (t.tally && t.tally->settled[intersection] == none) {
    t.tally->settled[intersection] = seat;
    if (t.state.turn_number == 0) t.tally->founded[intersection] = seat;
  }
  routes_change_at(t, intersection);
}

void place_city(PlayContext& t, SeatId seat, IntersectionId intersection) {
  Seat& s = t.seat(seat);
  assert((s.cities > 0 || t.state.tipped.has(intersection)) &&
         building_at(t.state, intersection).is(seat, Building::Settlement));
  put(t, seat, intersection, Building::City);
  if (t.state.tipped.has(intersection)) {
    t.state.tipped.remove(intersection);
  } else {
    --s.cities;
    ++s.settlements;
  }
  s.settlements_at.remove(intersection);
  add_points(t, seat, 1);
}

void place_merchant(PlayContext& t, SeatId seat, IntersectionId intersection) {
  Seat& s = t.seat(seat);
  assert(s.merchants > 0 && building_at(t.state, intersection).empty());
  put(t, seat, intersection, Building::Merchant);
  --s.merchants;
  refresh_site(t, intersection);
}

void remove_building(PlayContext& t, IntersectionId intersection) {
  const BuildingPiece piece = building_at(t.state, intersection);
  assert(!piece.empty());
  Seat& s = t.seat(piece.seat());
  t.state.building[intersection] = {};
  t.state.overturned.remove(intersection);
  s.settlements_at.remove(intersection);
  switch (piece.kind()) {
    case Building::Settlement:
      // A tipped city is one with its own piece. CK-42
      ++(t.state.tipped.has(intersection) ? s.cities : s.settlements);
      t.state.tipped.remove(intersection);
      add_points(t, piece.seat(), -1);
      break;
    case Building::City:
      ++s.cities;
      add_points(t, piece.seat(), -2);
      break;
    case Building::Merchant:
      ++s.merchants;
      break;
    case Building::Knight:
      break;
  }
  refresh_sites_around(t, intersection);
  if (!is_town(piece)) return;
  refresh_harbors(t, piece.seat());
  routes_change_at(t, intersection);
  happened(t, event::Lost{piece.seat(), intersection, piece.kind()});
}

void shrink_city(PlayContext& t, IntersectionId intersection) {
  const SeatId seat = building_at(t.state, intersection).seat();
  Seat& s = t.seat(seat);
  assert(s.settlements > 0 && building_at(t.state, intersection).is(seat, Building::City));
  put(t, seat, intersection, Building::Settlement);
  ++s.cities;
  --s.settlements;
  s.settlements_at.add(intersection);
  add_points(t, seat, -1);
  happened(t, event::Lost{seat, intersection, Building::City});
}

void tip_city(PlayContext& t, IntersectionId intersection) {
  const SeatId seat = building_at(t.state, intersection).seat();
  assert(building_at(t.state, intersection).is(seat, Building::City));
  put(t, seat, intersection, Building::Settlement);
  t.state.tipped.add(intersection);
  t.seat(seat).settlements_at.add(intersection);
  add_points(t, seat, -1);
  happened(t, event::Lost{seat, intersection, Building::City});
}

void stand_knight(PlayContext& t, SeatId seat, IntersectionId intersection) {
  assert(building_at(t.state, intersection).empty());
  put(t, seat, intersection, Building::Knight);
  refresh_site(t, intersection);
  routes_change_at(t, intersection);
}

void lift_knight(PlayContext& t, IntersectionId intersection) {
  assert(is_knight(building_at(t.state, intersection)));
  t.state.building[intersection] = {};
  refresh_site(t, intersection);
  routes_change_at(t, intersection);
}

void place_route(PlayContext& t, SeatId seat, PathId path, Route route) {
  Seat& s = t.seat(seat);
  auto& supply = route == Route::Road ? s.roads : s.ships;
  assert(supply > 0 && route_at(t.state, path).empty());
  t.state.route[path] = RoutePiece(seat, route);
  --supply;
  s.routes[s.route_count++] = path;
  for (const SeatId other : t.game.seats()) {
    t.seat(other).road_spots.remove(path);
    t.seat(other).ship_spots.remove(path);
  }
  for (const WayId way : Ways::over(path)) {
    s.reached.add(t.ways()[way].to);
    add_spots_at(t, seat, way, route);
  }
  if (route == Route::Ship) {
    close_ships_around(t, seat, path);
    t.state.new_ships.add(path);
  }
  route_added(t, seat, path);
  happened(t, event::RouteLaid{seat, path});
}

void lift_route(PlayContext& t, PathId path) {
  const RoutePiece piece = route_at(t.state, path);
  assert(!piece.empty());
  Seat& s = t.seat(piece.seat());
  t.state.route[path] = {};
  t.state.new_ships.remove(path);
  ++(piece.kind() == Route::Road ? s.roads : s.ships);
  // Ships that move come to the end of the list.
  auto* const last = s.routes.data() + s.route_count - 1;
  auto* found = last;
  while (*found != path) --found;
  *found = *last;
  *last = PathId(0);
  --s.route_count;
  for (const WayId way : Ways::over(path)) {
    const IntersectionId end = t.ways()[way].to;
    s.reached.set(end, reaches(t, piece.seat(), end));
    drop_spots_at(t, piece.seat(), way, piece.kind());
  }
  if (piece.kind() == Route::Ship) open_ships_around(t, piece.seat(), path);
  refresh_spots(t, path);
}

void remove_route(PlayContext& t, PathId path) {
  const SeatId seat = route_at(t.state, path).seat();
  lift_route(t, path);
  route_lost(t, seat);
  happened(t, event::RouteGone{seat, path});
}

void set_terrain(PlayContext& t, HexId hex, Terrain terrain) {
  t.state.terrain[hex] = static_cast<std::uint8_t>(terrain);
  for (const IntersectionId corner : t.board().hex_intersections(hex)) refresh_site(t, corner);
  for (const PathId path : t.board().hex_paths(hex)) refresh_spots(t, path);
}

void set_number(PlayContext& t, HexId hex, int number) {
  auto& shown = t.state.number[hex];
  if (shown != 0) t.state.numbered[shown].remove(hex);
  shown = static_cast<std::uint8_t>(number);
  if (number != 0) t.state.numbered[at(number)].add(hex);
}

void set_harbor(PlayContext& t, PathId path, HarborKind kind) {
  for (const IntersectionId end : t.board().path_ends(path)) {
    add_harbor(t.state, end, kind);
    if (const BuildingPiece piece = building_at(t.state, end); is_town(piece))
      refresh_harbors(t, piece.seat());
  }
}

}  // namespace hexwright
