#include "model/playtest/invariants.h"

#include <algorithm>

#include <fmt/format.h>

#include "model/board/index.h"
#include "model/playtest/table/awards.h"
#include "model/playtest/table/base_table.h"

namespace hexwright {
namespace {

using Broken = std::vector<std::string>;

void find_lost_pieces(const ReadContext& read, SeatId seat, Broken& broken) {
  const Seat& s = seat_of(read, seat);
  const Pieces& pieces = read.game.scenario().details.pieces;
  int roads = s.roads, ships = s.ships, settlements = s.settlements, cities = s.cities;
  for (const PathId path : read.board().paths())
    if (const RoutePiece piece = route_at(read.state, path); piece.of(seat))
      ++(piece.kind() == Route::Road ? roads : ships);
  for (const IntersectionId i : read.board().intersections())
    if (const BuildingPiece piece = building_at(read.state, i); piece.of(seat) && is_town(piece))
      ++(piece.kind() == Building::City || read.state.tipped.has(i) ? cities : settlements);  // by its piece
  const Aside aside = laid_aside(read);
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
    if (i < s.route_count && route_at(read.state, s.routes[i]).of(seat)) listed.add(s.routes[i]);
  if (listed.count() != s.route_count)
    broken.push_back(fmt::format("seat {} lists routes twice, or of others", seat.value()));
}

void find_misplaced(const ReadContext& read, Broken& broken) {
  for (const IntersectionId i : read.board().intersections()) {
    if (!is_town(building_at(read.state, i))) continue;
    if (!read.game.carries_settlement(read.state, i) && !read.game.facts().apart.has(i))
      broken.push_back(fmt::format("a building at intersection {}, where none can stand", i.value()));
    for (const IntersectionId other : read.board().intersection_neighbours(i))
      // Buildings of `Facts::apart` keep no distance.
      if (other != none && is_town(building_at(read.state, other)) && !read.game.facts().apart.has(i) &&
          !read.game.facts().apart.has(other))
        broken.push_back(fmt::format("buildings at the neighbours {} and {}", i.value(), other.value()));
  }
  for (const PathId path : read.board().paths()) {
    const RoutePiece piece = route_at(read.state, path);
    if (piece.empty()) continue;
    if (!(piece.kind() == Route::Road ? read.game.carries_road(read.state, path)
                                      : read.game.carries_ship(read.state, path)))
      broken.push_back(fmt::format("a route on path {}, where none can lie", path.value()));
  }
  const auto is_on_board = [&](HexId hex) { return hex.value() < read.board().hex_count(); };
  if (const HexId hex = read.state.robber;
      hex != none && !(is_on_board(hex) && is_open_land(read.state, hex)))
    broken.push_back(fmt::format("the robber at hex {}", hex.value()));
  if (const HexId hex = read.state.pirate;
      hex != none && !(is_on_board(hex) && shows(read.state, hex, Terrain::Sea)))
    broken.push_back(fmt::format("the pirate at hex {}", hex.value()));
  read.state.new_ships.for_each([&](PathId path) {
    if (route_at(read.state, path).empty() || route_at(read.state, path).kind() != Route::Ship)
      broken.push_back(fmt::format("no ship on path {}, where one was just built", path.value()));
  });
}

void find_wrong_spots(const ReadContext& read, SeatId seat, Broken& broken) {
  const Seat& s = seat_of(read, seat);
  for (const PathId path : read.board().paths()) {
    const bool free = route_at(read.state, path).empty();
    const bool road =
        free && read.game.carries_road(read.state, path) && connects(read, seat, path, Route::Road);
    const bool ship =
        free && read.game.carries_ship(read.state, path) && connects(read, seat, path, Route::Ship);
    if (s.road_spots.has(path) != road)
      broken.push_back(fmt::format("seat {}: road spot {}", seat.value(), path.value()));
    if (s.ship_spots.has(path) != ship)
      broken.push_back(fmt::format("seat {}: ship spot {}", seat.value(), path.value()));
    if (s.open_ships.has(path) != is_open_ship(read, seat, path))
      broken.push_back(fmt::format("seat {}: open ship {}", seat.value(), path.value()));
  }
  unsigned harbors = 0;
  for (const IntersectionId i : read.board().intersections()) {
    const auto& paths = read.board().intersection_paths(i);
    const bool reached = std::any_of(paths.begin(), paths.end(), [&](PathId path) {
      return path != none && route_at(read.state, path).of(seat);
    });
    if (s.reached.has(i) != reached)
      broken.push_back(fmt::format("seat {}: reached {}", seat.value(), i.value()));
    if (building_at(read.state, i).of(seat) && is_town(building_at(read.state, i)))
      harbors |= harbor_bits(read.state.harbor[i]);
    if (s.settlements_at.has(i) != building_at(read.state, i).is(seat, Building::Settlement))
      broken.push_back(fmt::format("seat {}: settlement at {}", seat.value(), i.value()));
  }
  if (s.harbors != harbors) broken.push_back(fmt::format("seat {}: harbors {:b}", seat.value(), s.harbors));
}

void find_wrong_derived(const ReadContext& read, Broken& broken) {
  for (const IntersectionId i : read.board().intersections()) {
    const auto& neighbours = read.board().intersection_neighbours(i);
    const bool open = building_at(read.state, i).empty() && read.game.carries_settlement(read.state, i) &&
                      std::none_of(neighbours.begin(), neighbours.end(), [&](IntersectionId other) {
                        return other != none && is_town(building_at(read.state, other));
                      });
    if (read.state.sites.has(i) != open) broken.push_back(fmt::format("site {}", i.value()));
  }
  for (const HexId hex : read.board().hexes()) {
    for (std::size_t number = 2; number <= 12; ++number)
      if (read.state.numbered[number].has(hex) != (read.state.number[hex] == number))
        broken.push_back(fmt::format("hex {} of number {}", hex.value(), number));
    if (read.state.land.has(hex) != is_open_land(read.state, hex))
      broken.push_back(fmt::format("land {}", hex.value()));
  }
}

void find_wrong_points(const ReadContext& read, SeatId seat, Broken& broken) {
  const int kept = points(read.state, seat), counted = points_from_scratch(read.game, read.state, seat);
  if (kept != counted)
    broken.push_back(fmt::format("seat {}: {} points kept, {} counted", seat.value(), kept, counted));
}

/// BASE-10
void find_wrong_awards(const ReadContext& read, Broken& broken) {
  if (!read.game.facts().longest_route) {
    if (read.state.longest_holder != none) broken.push_back("somebody holds the longest trade route");
    return;
  }
  if (is_route_in_hand(read.state)) return;
  const SeatId holder = read.state.longest_holder;
  const int held = holder == none ? 4 : longest_route(read.game, read.state, holder);
  const int least = read.game.facts().least_route;
  int leaders = 0, longest = least - 1;
  for (const SeatId seat : read.game.seats()) {
    const int length = longest_route(read.game, read.state, seat);
    if (length > longest) {
      longest = length;
      leaders = 1;
    } else if (length == longest && length >= least)
      ++leaders;
    if (length > seat_of(read, seat).route_bound)
      broken.push_back(fmt::format("seat {} has a longer route than it can have", seat.value()));
    if (holder != none && length > held)
      broken.push_back(fmt::format("seat {} has a longer route than the holder: {} against {}", seat.value(),
                                   length, held));
  }
  if (holder == none && leaders == 1) broken.push_back("nobody holds the longest trade route");
  if (holder != none && held < least) broken.push_back("the longest trade route is too short");
  if (read.state.longest_length > held || (holder == none && read.state.longest_length != 0))
    broken.push_back(fmt::format("a longest trade route of {} is kept", read.state.longest_length));
}

/// BASE-10
void find_wrong_army(const ReadContext& read, Broken& broken) {
  const SeatId holder = read.state.army_holder;
  if (!read.game.facts().largest_army) {
    if (holder != none) broken.push_back("somebody holds the largest army");
    return;
  }
  const int least = read.game.facts().least_army;
  const int held = holder == none ? least - 1 : seat_of(read, holder).knights;
  if (holder != none && held < least) broken.push_back("the largest army is too small");
  int most = 0, leaders = 0;
  for (const SeatId seat : read.game.seats()) {
    const int knights = seat_of(read, seat).knights;
    if (knights == most) ++leaders;
    if (knights > most) {
      most = knights;
      leaders = 1;
    }
  }
  const bool tied = read.game.facts().army_tie_loses && leaders > 1;
  if (tied && holder != none)
    broken.push_back("somebody holds the largest army, and others have one as large");
  if (!tied && most > held)
    broken.push_back(fmt::format("somebody has {} knights, more than the holder", most));
}

void find_wrong_tasks(const ReadContext& read, Broken& broken) {
  const State& s = read.state;
  for (std::size_t i = 0; i < s.tasks.size(); ++i) {
    const Task& task = s.tasks[i];
    if (i >= s.task_count) {
      if (task != Task{}) broken.push_back(fmt::format("something is left of task {}", i));
    } else if (task.seat.value() >= read.game.players()) {
      broken.push_back(fmt::format("task {} waits for seat {}", i, task.seat.value()));
    } else if (!read.game.hooks().tasks[at(task.kind)].list) {
      broken.push_back(fmt::format("task {} is of a module that is not played", i));
    }
  }
}

void find_wrong_phase(const ReadContext& read, Broken& broken) {
  const State& s = read.state;
  const bool founding = s.phase == Phase::FoundSettlement || s.phase == Phase::FoundRoute;
  const bool all_lost = s.phase == Phase::Over && s.all_lost != 0;
  if ((s.phase == Phase::Over && !all_lost) != (s.winner != none))
    broken.push_back("a winner before the end, or none");
  if (s.phase == Phase::Over && s.task_count > 0) broken.push_back("something waits after the end");
  if (s.phase == Phase::Special && (!read.game.has_special_building() || s.special == s.turn))
    broken.push_back("a special building phase of nobody");
  const bool paired = s.paired != 0;
  if (paired && (!read.game.facts().paired_turns || (s.phase != Phase::Main && s.phase != Phase::Over)))
    broken.push_back("a turn of a partner of nobody");
  if (s.turn.value() >= read.game.players() || founding != (s.turn_number == 0))
    broken.push_back(fmt::format("turn {} of seat {}", s.turn_number, s.turn.value()));
}

/// Beyond the players and the last place everything is as at the beginning, so that equal games are equal
/// values.
void find_left_overs(const ReadContext& read, Broken& broken) {
  for (const SeatId seat : Ids<SeatId>(most_players))
    if (seat.value() >= read.game.players() && seat_of(read, seat) != Seat{})
      broken.push_back(fmt::format("seat {} has something", seat.value()));
  for (const IntersectionId i : Ids<IntersectionId>(most_intersections))
    if (i.value() >= read.board().intersection_count() && !building_at(read.state, i).empty())
      broken.push_back(fmt::format("a building beyond the board, {}", i.value()));
  for (const PathId path : Ids<PathId>(most_paths))
    if (path.value() >= read.board().path_count() && !route_at(read.state, path).empty())
      broken.push_back(fmt::format("a route beyond the board, {}", path.value()));
}

}  // namespace

std::vector<std::string> broken_invariants(const Game& game, const State& state) {
  const ReadContext read{game, state};
  Broken broken;
  find_lost_supplies(read, broken);
  find_misplaced(read, broken);
  find_wrong_derived(read, broken);
  find_wrong_awards(read, broken);
  find_wrong_army(read, broken);
  find_wrong_tasks(read, broken);
  find_wrong_phase(read, broken);
  find_left_overs(read, broken);
  for (const SeatId seat : game.seats()) {
    find_lost_pieces(read, seat, broken);
    find_wrong_spots(read, seat, broken);
    find_wrong_points(read, seat, broken);
  }
  for (const auto find : game.hooks().find_broken) find(read, broken);
  return broken;
}

}  // namespace hexwright
