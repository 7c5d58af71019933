#include <algorithm>

#include "model/playtest/table/awards.h"
#include "model/playtest/table/base_refusals.h"
#include "model/playtest/table/base_table.h"
#include "model/playtest/table/base_words.h"

namespace hexwright {

int standing_cities(const ReadContext& read, SeatId seat) {
  const auto& tipped = read.state.tipped;  // seldom any
  const int lying = tipped.empty() ? 0 : (tipped & seat_of(read, seat).settlements_at).count();
  return read.game.scenario().details.pieces.cities - seat_of(read, seat).cities - lying;
}

FreeShipSpots::FreeShipSpots(const ReadContext& read, SeatId seat) : all_(seat_of(read, seat).ship_spots) {
  if (read.state.pirate != none)
    for (const PathId path : read.board().hex_paths(read.state.pirate))
      if (path != none && all_.has(path)) {
        if (!fewer_) fewer_ = all_;
        fewer_->remove(path);
      }
  for (const auto limit : read.game.hooks().limit_ships) {
    if (!fewer_) fewer_ = all_;
    limit(read, seat, *fewer_);
  }
}

void place_and_discover(PlayContext& play, SeatId seat, PathId path, Route route) {
  place_route(play, seat, path, route);
  for (const IntersectionId end : play.board().path_ends(path)) discover_around(play, seat, end);
}

namespace {

/// Those of the actions from `first` on that the seat can pay, where a place may change their price.
void keep_payable(const ReadContext& read, SeatId seat, std::size_t first, Actions& actions) {
  const auto dear = [&](const Action& action) {
    return !covers(seat_of(read, seat), price_of(read, seat, action));
  };
  actions.erase(std::remove_if(actions.begin() + static_cast<std::ptrdiff_t>(first), actions.end(), dear),
                actions.end());
}

void list_roads(const ReadContext& read, SeatId seat, Actions& actions) {
  list_all(actions, ActionKind::BuildRoad, seat_of(read, seat).road_spots);
}

void settle(PlayContext& play, SeatId seat, IntersectionId intersection) {
  place_settlement(play, seat, intersection);
  after_building(play, seat, intersection, Building::Settlement);
}

/// Chits for settling an area. SEA-07, NSH-02
void bring_chits(PlayContext& play, SeatId seat, IntersectionId intersection) {
  const auto areas = play.game.chit_areas();
  for (std::size_t i = 0; i < areas.size(); ++i) {
    if (!brings_chits(play, seat, i, intersection)) continue;
    ++play.seat(seat).settled_in[i];
    play.state.chit_areas = static_cast<std::uint16_t>(play.state.chit_areas | 1U << i);
    add_chits(play, seat, areas[i].chits.points);
  }
}

bool no_free_route(const ReadContext& read, const Task& task) { return !has_free_route(read, task.seat); }

/// The second one may be left out. BASE-09
void list_free_routes(const ReadContext& read, const Task& task, Actions& actions) {
  const Seat& s = seat_of(read, task.seat);
  if (s.roads > 0) list_roads(read, task.seat, actions);
  if (s.ships > 0) list_all(actions, ActionKind::BuildShip, FreeShipSpots(read, task.seat).places());
  if (task.a == 1) actions.push_back({.kind = ActionKind::Pass});
}

void apply_free_route(PlayContext& play, const Task& task, const Action& action) {
  if (action.kind == ActionKind::Pass) return;
  if (task.a > 1) do_next(play, task_for(task.seat, TaskKind::FreeRoute, task.a - 1));
  place_and_discover(play, task.seat, action.a.path(),
                     action.kind == ActionKind::BuildRoad ? Route::Road : Route::Ship);
}

/// Connected without the ship that was taken up.
bool connects_without(const ReadContext& read, SeatId seat, PathId path, PathId taken) {
  const auto& ends = read.board().path_ends(path);
  return std::any_of(ends.begin(), ends.end(), [&](IntersectionId end) {
    const BuildingPiece piece = building_at(read.state, end);
    if (is_town(piece)) return piece.seat() == seat;
    if (is_knight(piece) && !piece.of(seat)) return false;
    const auto& paths = read.board().intersection_paths(end);
    return std::any_of(paths.begin(), paths.end(), [&](PathId other) {
      return other != none && other != path && other != taken &&
             route_at(read.state, other).is(seat, Route::Ship);
    });
  });
}

bool may_be_taken_up(const ReadContext& read, SeatId seat, PathId ship) {
  if (read.state.new_ships.has(ship) || is_at_pirate(read, ship)) return false;
  return !is_forbidden(read, attempt::TakeUpShip{seat, ship});
}

/// One of these places stays connected when the ship is gone.
bool has_another_place(const ReadContext& read, SeatId seat, const PathBits& places, PathId ship) {
  const auto& ends = read.board().path_ends(ship);
  return places.any_of([&](PathId spot) {
    // Away from the ship's ends it plays no part in what connects the place.
    const auto& others = read.board().path_ends(spot);
    const bool apart =
        others[0] != ends[0] && others[0] != ends[1] && others[1] != ends[0] && others[1] != ends[1];
    return apart || connects_without(read, seat, spot, ship);
  });
}

void list_put_down(const ReadContext& read, const Task& task, Actions& actions) {
  // The ship is off the board: its spots are all that count, but for the one it was taken from.
  list_all_but(actions, ActionKind::PutDownShip, FreeShipSpots(read, task.seat).places(), task.a.path());
}

void apply_put_down(PlayContext& play, const Task& task, const Action& action) {
  play.state.moved_ship = 1;
  place_and_discover(play, task.seat, action.a.path(), Route::Ship);
  if (task.x == 1) ship_moved(play, task.seat, action.a.path());
}

}  // namespace

bool is_at_pirate(const ReadContext& read, PathId path) {
  const auto& hexes = read.board().path_hexes(path);
  return read.state.pirate != none && (hexes[0] == read.state.pirate || hexes[1] == read.state.pirate);
}

bool brings_chits(const ReadContext& read, SeatId seat, std::size_t area, IntersectionId intersection) {
  const HexBits& inside = read.game.chit_areas()[area].hexes;
  const Chits& chits = read.game.chit_areas()[area].chits;
  const int settled = seat_of(read, seat).settled_in[area];
  const bool taken = !chits.every_player && (read.state.chit_areas >> area & 1U) != 0 && settled == 0;
  if (taken || settled >= chits.settlements) return false;
  const auto& hexes = read.board().intersection_hexes(intersection);
  return std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) {
    return hex != none && inside.has(hex) && is_open_land(read.state, hex);
  });
}

bool has_free_route(const ReadContext& read, SeatId seat) {
  const Seat& s = seat_of(read, seat);
  if (read.game.facts().ships_keep_ways)  // then not wherever one connects
    return (s.roads > 0 && !s.road_spots.empty()) ||
           (s.ships > 0 && !FreeShipSpots(read, seat).places().empty());
  return (s.roads > 0 && !s.road_spots.empty()) ||
         (s.ships > 0 && s.ship_spots.any_of([&](PathId path) { return !is_at_pirate(read, path); }));
}

void after_building(PlayContext& play, SeatId seat, IntersectionId intersection, Building building) {
  if (building == Building::Settlement) bring_chits(play, seat, intersection);
  happened(play, event::Built{seat, intersection, building});
}

Cards price_of(const ReadContext& read, SeatId seat, const Action& action) {
  Cards price;
  switch (action.kind) {
    case ActionKind::BuildRoad:
      price = road_price;
      break;
    case ActionKind::BuildShip:
      price = ship_price;
      break;
    case ActionKind::BuildSettlement:
      price = settlement_price;
      break;
    case ActionKind::BuildCity:
      price = city_price;
      break;
    default:
      price = development_price;
  }
  for (const auto change : read.game.hooks().prices) change(read, seat, action, price);
  return price;
}

/// Where one was tipped, it comes first, and with its own piece.
void list_upgrades(const ReadContext& read, const Seat& s, ActionKind kind, Actions& actions) {
  if (read.game.has_commodities())
    if (const IntersectionBits tipped = read.state.tipped & s.settlements_at; !tipped.empty())
      return list_all(actions, kind, tipped);
  if (s.cities == 0) return;
  const IntersectionBits& closed = read.game.facts().closed_to_cities;
  if (closed.empty()) return list_all(actions, kind, s.settlements_at);
  s.settlements_at.for_each([&](IntersectionId place) {
    if (!closed.has(place)) list_at(actions, kind, place);
  });
}

bool may_build(const ReadContext& read, SeatId seat, ActionKind kind) {
  return !read.game.facts().building_is_barred || !is_forbidden(read, attempt::Build{seat, kind});
}

void list_building(const ReadContext& read, SeatId seat, Actions& actions) {
  const Seat& s = seat_of(read, seat);
  const bool prices_vary = !read.game.hooks().prices.empty();
  const std::size_t first = actions.size();
  const auto may = [&](ActionKind kind, Cards price) {
    return (prices_vary || covers(s, price)) && may_build(read, seat, kind);
  };
  if (s.roads > 0 && may(ActionKind::BuildRoad, road_price)) list_roads(read, seat, actions);
  if (s.settlements > 0 && may(ActionKind::BuildSettlement, settlement_price))
    list_all(actions, ActionKind::BuildSettlement, read.state.sites & s.reached);
  if (may(ActionKind::BuildCity, city_price)) list_upgrades(read, s, ActionKind::BuildCity, actions);
  if (s.ships > 0 && may(ActionKind::BuildShip, ship_price))
    list_all(actions, ActionKind::BuildShip, FreeShipSpots(read, seat).places());
  if (prices_vary) keep_payable(read, seat, first, actions);
}

void apply_building(PlayContext& play, SeatId seat, const Action& action) {
  switch (action.kind) {
    case ActionKind::BuildRoad:
      pay_to_bank(play, seat, price_of(play, seat, action));
      return place_and_discover(play, seat, action.a.path(), Route::Road);
    case ActionKind::BuildShip:
      pay_to_bank(play, seat, price_of(play, seat, action));
      return place_and_discover(play, seat, action.a.path(), Route::Ship);
    case ActionKind::BuildSettlement:
      pay_to_bank(play, seat, price_of(play, seat, action));
      return settle(play, seat, action.a.intersection());
    default:
      pay_to_bank(play, seat, price_of(play, seat, action));
      place_city(play, seat, action.a.intersection());
      after_building(play, seat, action.a.intersection(), Building::City);
  }
}

bool is_open_ship(const ReadContext& read, SeatId seat, PathId path) {
  if (!route_at(read.state, path).is(seat, Route::Ship)) return false;
  const auto ways = Ways::over(path);
  return std::any_of(ways.begin(), ways.end(), [&](WayId way) { return is_open_end(read, seat, way); });
}

void list_ships(const ReadContext& read, SeatId seat, Actions& actions) {
  const PathBits& ships = seat_of(read, seat).open_ships;
  if (read.state.moved_ship != 0 || ships.empty()) return;
  constexpr int paths_beside = 4;  // those that meet a path: no more can be connected by one ship alone
  const auto list_those = [&](auto may_go_elsewhere) {
    ships.for_each([&](PathId ship) {
      if (may_be_taken_up(read, seat, ship) && may_go_elsewhere(ship))
        list_at(actions, ActionKind::TakeUpShip, ship);
    });
  };
  // Where a module limits them it knows whether there is a place to go to, too.
  if (read.game.facts().ships_keep_ways) return list_those([](PathId) { return true; });
  const FreeShipSpots spots(read, seat);
  int count = 0;
  const bool many = spots.places().any_of([&](PathId) { return ++count > paths_beside; });
  list_those([&](PathId ship) { return many || has_another_place(read, seat, spots.places(), ship); });
}

void take_up_ship(PlayContext& play, SeatId seat, const Action& action) {
  Task put_down = task_for(seat, TaskKind::PutDownShip, action.a);
  put_down.x = award_rests_on(play, seat, action.a.path()) ? 1 : 0;
  lift_route(play, action.a.path());
  do_next(play, put_down);
}

constinit const TaskSpec free_route{
    .kind = TaskKind::FreeRoute,
    .list = list_free_routes,
    .apply = apply_free_route,
    .idle = no_free_route,
    .prompt = N_("{0} lays free roads or ships; still to go: {1}"),
    .comes_first = N_("{0} has to lay free roads or ships first; still to go: {1}"),
    .label = [](const Decision& d) { return passes(d.action, N_("leave the second road or ship out")); },
    .describe = [](const Deed& deed) { return passed(deed, N_("{0} leaves the second road or ship out")); },
    .why_not = why_no_free_route};
constinit const TaskSpec put_down_ship{
    .kind = TaskKind::PutDownShip,
    .list = list_put_down,
    .apply = apply_put_down,
    .route_in_hand = true,
    .prompt = N_("{0} puts down the ship that was taken up"),
    .comes_first = N_("{0} has to put down the ship that was taken up first"),
    .why_not = why_not_put_down};

}  // namespace hexwright
