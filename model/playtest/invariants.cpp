#include "model/playtest/invariants.h"

#include <algorithm>

#include <fmt/format.h>

#include "model/board/index.h"
#include "model/playtest/conserved.h"
#include "model/playtest/table/awards.h"
#include "model/playtest/table/base_table.h"

namespace hexwright {
namespace {

using Broken = std::vector<std::string>;

void find_lost_pieces(const ReadContext& l, SeatId seat, Broken& broken) {
  const Seat& s = seat_of(l, seat);
  const Pieces& pieces = l.game.scenario().details.pieces;
  int roads = s.roads, ships = s.ships, settlements = s.settlements, cities = s.cities;
  for (const PathId path : l.board().paths())
    if (const RoutePiece piece = route_at(l.state, path); piece.of(seat))
      ++(piece.kind() == Route::Road ? roads : ships);
  for (const IntersectionId i : l.board().intersections())
    if (const BuildingPiece piece = building_at(l.state, i); piece.of(seat) && is_town(piece))
      ++(piece.kind() == Building::City || l.state.tipped.has(i) ? cities : settlements);  // CK-119
  const Aside aside = laid_aside(l);
  ships += aside.ships[seat];
  settlements += aside.settlements[seat];
  // A ship that moves is in the supply until it is put down.
  if (roads != pieces.roads || ships != pieces.ships || settlements != pieces.settlements ||
      cities != pieces.cities)
    broken.push_back(fmt::format("seat {}: {} roads, {} ships, {} settlements, {} cities", seat.value(),
                                 roads, ships, settlements, cities));
  if (s.route_count != pieces.roads - s.roads + pieces.ships - s.ships - aside.ships[seat])
    broken.push_back(fmt::format("seat {} lists {} routes", seat.value(), s.route_count));
  PathBits listed;
  for (std::size_t i = 0; i < s.routes.size(); ++i)
    if (i < s.route_count && route_at(l.state, s.routes[i]).of(seat)) listed.add(s.routes[i]);
  if (listed.count() != s.route_count)
    broken.push_back(fmt::format("seat {} lists routes twice, or of others", seat.value()));
}

void find_misplaced(const ReadContext& l, Broken& broken) {
  for (const IntersectionId i : l.board().intersections()) {
    if (!is_town(building_at(l.state, i))) continue;
    if (!l.game.carries_settlement(l.state, i) && !l.game.facts().apart.has(i))
      broken.push_back(fmt::format("a building at intersection {}, where none can stand", i.value()));
    for (const IntersectionId other : l.board().intersection_neighbours(i))
      // A conquered fortress keeps no distance. PIR-14
      if (other != none && is_town(building_at(l.state, other)) && !l.game.facts().apart.has(i) &&
          !l.game.facts().apart.has(other))
        broken.push_back(fmt::format("buildings at the neighbours {} and {}", i.value(), other.value()));
  }
  for (const PathId path : l.board().paths()) {
    const RoutePiece piece = route_at(l.state, path);
    if (piece.empty()) continue;
    if (!(piece.kind() == Route::Road ? l.game.carries_road(l.state, path)
                                      : l.game.carries_ship(l.state, path)))
      broken.push_back(fmt::format("a route on path {}, where none can lie", path.value()));
  }
  const auto is_on_board = [&](HexId hex) { return hex.value() < l.board().hex_count(); };
  if (const HexId hex = l.state.robber; hex != none && !(is_on_board(hex) && is_open_land(l.state, hex)))
    broken.push_back(fmt::format("the robber at hex {}", hex.value()));
  if (const HexId hex = l.state.pirate;
      hex != none && !(is_on_board(hex) && shows(l.state, hex, Terrain::Sea)))
    broken.push_back(fmt::format("the pirate at hex {}", hex.value()));
  l.state.new_ships.for_each([&](PathId path) {
    if (route_at(l.state, path).empty() || route_at(l.state, path).kind() != Route::Ship)
      broken.push_back(fmt::format("no ship on path {}, where one was just built", path.value()));
  });
}

void find_wrong_spots(const ReadContext& l, SeatId seat, Broken& broken) {
  const Seat& s = seat_of(l, seat);
  for (const PathId path : l.board().paths()) {
    const bool free = route_at(l.state, path).empty();
    const bool road = free && l.game.carries_road(l.state, path) && connects(l, seat, path, Route::Road);
    const bool ship = free && l.game.carries_ship(l.state, path) && connects(l, seat, path, Route::Ship);
    if (s.road_spots.has(path) != road)
      broken.push_back(fmt::format("seat {}: road spot {}", seat.value(), path.value()));
    if (s.ship_spots.has(path) != ship)
      broken.push_back(fmt::format("seat {}: ship spot {}", seat.value(), path.value()));
    if (s.open_ships.has(path) != is_open_ship(l, seat, path))
      broken.push_back(fmt::format("seat {}: open ship {}", seat.value(), path.value()));
  }
  unsigned harbors = 0;
  for (const IntersectionId i : l.board().intersections()) {
    const auto& paths = l.board().intersection_paths(i);
    const bool reached = std::any_of(paths.begin(), paths.end(), [&](PathId path) {
      return path != none && route_at(l.state, path).of(seat);
    });
    if (s.reached.has(i) != reached)
      broken.push_back(fmt::format("seat {}: reached {}", seat.value(), i.value()));
    if (building_at(l.state, i).of(seat) && is_town(building_at(l.state, i)))
      harbors |= harbor_bits(l.state.harbor[i]);
    if (s.settlements_at.has(i) != building_at(l.state, i).is(seat, Building::Settlement))
      broken.push_back(fmt::format("seat {}: settlement at {}", seat.value(), i.value()));
  }
  if (s.harbors != harbors) broken.push_back(fmt::format("seat {}: harbors {:06b}", seat.value(), s.harbors));
}

void find_wrong_derived(const ReadContext& l, Broken& broken) {
  for (const IntersectionId i : l.board().intersections()) {
    const auto& neighbours = l.board().intersection_neighbours(i);
    const bool open = building_at(l.state, i).empty() && l.game.carries_settlement(l.state, i) &&
                      std::none_of(neighbours.begin(), neighbours.end(), [&](IntersectionId other) {
                        return other != none && is_town(building_at(l.state, other));
                      });
    if (l.state.sites.has(i) != open) broken.push_back(fmt::format("site {}", i.value()));
  }
  for (const HexId hex : l.board().hexes())
    for (std::size_t number = 2; number <= 12; ++number)
      if (l.state.numbered[number].has(hex) != (l.state.number[hex] == number))
        broken.push_back(fmt::format("hex {} of number {}", hex.value(), number));
}

void find_wrong_points(const ReadContext& l, SeatId seat, Broken& broken) {
  const int kept = points(l.state, seat), counted = points_from_scratch(l.game, l.state, seat);
  if (kept != counted)
    broken.push_back(fmt::format("seat {}: {} points kept, {} counted", seat.value(), kept, counted));
}

/// BASE-10
void find_wrong_awards(const ReadContext& l, Broken& broken) {
  if (!l.game.facts().longest_route) {  // CLO-11
    if (l.state.longest_holder != none) broken.push_back("somebody holds the longest trade route");
    return;
  }
  if (is_route_in_hand(l.state)) return;
  const SeatId holder = l.state.longest_holder;
  const int held = holder == none ? 4 : longest_route(l.game, l.state, holder);
  const int least = l.game.facts().least_route;
  int leaders = 0, longest = least - 1;
  for (const SeatId seat : l.game.seats()) {
    const int length = longest_route(l.game, l.state, seat);
    if (length > longest)
      longest = length, leaders = 1;
    else if (length == longest && length >= least)
      ++leaders;
    if (length > seat_of(l, seat).route_bound)
      broken.push_back(fmt::format("seat {} has a longer route than it can have", seat.value()));
    if (holder != none && length > held)
      broken.push_back(fmt::format("seat {} has a longer route than the holder: {} against {}", seat.value(),
                                   length, held));
  }
  if (holder == none && leaders == 1) broken.push_back("nobody holds the longest trade route");
  if (holder != none && held < least) broken.push_back("the longest trade route is too short");
  if (l.state.longest_length > held || (holder == none && l.state.longest_length != 0))
    broken.push_back(fmt::format("a longest trade route of {} is kept", l.state.longest_length));
}

/// BASE-10
void find_wrong_army(const ReadContext& l, Broken& broken) {
  const SeatId holder = l.state.army_holder;
  if (!l.game.facts().largest_army) {  // PIR-05
    if (holder != none) broken.push_back("somebody holds the largest army");
    return;
  }
  const int least = l.game.facts().least_army;
  const int held = holder == none ? least - 1 : seat_of(l, holder).knights;
  if (holder != none && held < least) broken.push_back("the largest army is too small");
  for (const SeatId seat : l.game.seats())
    if (seat_of(l, seat).knights > held)
      broken.push_back(fmt::format("seat {} has a larger army than its holder", seat.value()));
}

void find_wrong_tasks(const ReadContext& l, Broken& broken) {
  const State& s = l.state;
  for (std::size_t i = 0; i < s.tasks.size(); ++i) {
    const Task& task = s.tasks[i];
    if (i >= s.task_count) {
      if (task != Task{}) broken.push_back(fmt::format("something is left of task {}", i));
    } else if (task.seat.value() >= l.game.players()) {
      broken.push_back(fmt::format("task {} waits for seat {}", i, task.seat.value()));
    } else if (!l.game.hooks().tasks[static_cast<std::size_t>(task.kind)].list) {
      broken.push_back(fmt::format("task {} is of a module that is not played", i));
    }
  }
}

void find_wrong_phase(const ReadContext& l, Broken& broken) {
  const State& s = l.state;
  const bool founding = s.phase == Phase::FoundSettlement || s.phase == Phase::FoundRoute;
  if ((s.phase == Phase::Over) != (s.winner != none)) broken.push_back("a winner before the end, or none");
  if (s.phase == Phase::Over && s.task_count > 0) broken.push_back("something waits after the end");
  if (s.phase == Phase::Special && (!l.game.has_special_building() || s.special == s.turn))
    broken.push_back("a special building phase of nobody");
  const bool paired = s.paired != 0;
  if (paired && (!l.game.facts().paired_turns || (s.phase != Phase::Main && s.phase != Phase::Over)))
    broken.push_back("a turn of a partner of nobody");  // CK-78
  if (s.turn.value() >= l.game.players() || founding != (s.turn_number == 0))
    broken.push_back(fmt::format("turn {} of seat {}", s.turn_number, s.turn.value()));
}

/// Beyond the players and the last place everything is as at the beginning, so that equal games are equal
/// values.
void find_left_overs(const ReadContext& l, Broken& broken) {
  for (const SeatId seat : Ids<SeatId>(most_players))
    if (seat.value() >= l.game.players() && seat_of(l, seat) != Seat{})
      broken.push_back(fmt::format("seat {} has something", seat.value()));
  for (const IntersectionId i : Ids<IntersectionId>(most_intersections))
    if (i.value() >= l.board().intersection_count() && !building_at(l.state, i).empty())
      broken.push_back(fmt::format("a building beyond the board, {}", i.value()));
  for (const PathId path : Ids<PathId>(most_paths))
    if (path.value() >= l.board().path_count() && !route_at(l.state, path).empty())
      broken.push_back(fmt::format("a route beyond the board, {}", path.value()));
}

}  // namespace

std::vector<std::string> broken_invariants(const Game& game, const State& state) {
  const ReadContext l{game, state};
  Broken broken;
  find_lost_supplies(l, broken);
  find_misplaced(l, broken);
  find_wrong_derived(l, broken);
  find_wrong_awards(l, broken);
  find_wrong_army(l, broken);
  find_wrong_tasks(l, broken);
  find_wrong_phase(l, broken);
  find_left_overs(l, broken);
  for (const SeatId seat : game.seats()) {
    find_lost_pieces(l, seat, broken);
    find_wrong_spots(l, seat, broken);
    find_wrong_points(l, seat, broken);
  }
  for (const auto find : game.hooks().find_broken) find(l, broken);
  return broken;
}

}  // namespace hexwright
