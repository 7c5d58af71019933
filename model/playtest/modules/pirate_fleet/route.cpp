#include <algorithm>
#include <utility>

#include "model/board/index.h"
#include "model/playtest/modules/pirate_fleet/pirate_fleet.h"
#include "model/playtest/table/base_table.h"

namespace hexwright::pirate_fleet {
namespace {

bool is_own_ship(const State& state, SeatId seat, PathId path) {
  return path != none && route_at(state, path).is(seat, Route::Ship);
}

/// A building of the seat on the main island, where a route may begin.
bool is_harbor_town(const ReadContext& read, SeatId seat, IntersectionId place) {
  const BuildingPiece piece = building_at(read.state, place);
  return is_town(piece) && piece.of(seat) && !read.game.is_unsettled(place);
}

/// Of these paths, those on which a line that has come to a place goes on.
void add_next_steps(const ReadContext& read, SeatId seat, IntersectionId from, bool landed,
                    const PathBits& free, PathBits& steps) {
  const pirate_fleet::PlayedBerth& berth = read.game.facts().berths[seat.index()];
  const Distances& to = landed ? berth.to_fortress : berth.to_landing;
  for (std::size_t way = 0; way < 3; ++way) {
    const PathId path = read.board().intersection_paths(from)[way];
    if (path != none && free.has(path) &&
        comes_nearer(to, from, read.board().intersection_neighbours(from)[way]))
      steps.add(path);
  }
}

/// Of these paths, those on which a new line begins.
void add_first_steps(const ReadContext& read, SeatId seat, const PathBits& free, PathBits& steps) {
  free.for_each([&](PathId path) {
    for (const IntersectionId end : read.board().path_ends(path))
      if (is_harbor_town(read, seat, end)) {
        PathBits one;
        one.add(path);
        add_next_steps(read, seat, end, false, one, steps);
      }
  });
}

void without_pirate(const ReadContext& read, PathBits& spots) {
  if (read.state.pirate == none) return;
  for (const PathId path : read.board().hex_paths(read.state.pirate))
    if (path != none) spots.remove(path);
}

}  // namespace

Line line_of(const ReadContext& read, SeatId seat) {
  Line line;
  line.tip = read.state.pirates.starts[seat];
  if (line.tip == none) return line;
  const IntersectionId landing = read.game.facts().berths[seat.index()].landing;
  PathId last;
  while (line.paths.size() < most_pieces) {
    const auto& paths = read.board().intersection_paths(line.tip);
    const auto next = std::find_if(paths.begin(), paths.end(), [&](PathId path) {
      return path != last && is_own_ship(read.state, seat, path);
    });
    if (next == paths.end()) break;
    last = *next;
    line.paths.push_back(last);
    line.tip = read.board().intersection_neighbours(line.tip)[at(next - paths.begin())];
    line.landed = line.landed || line.tip == landing;
  }
  return line;
}

int ships_of(const ReadContext& read, SeatId seat) {
  return read.game.scenario().details.pieces.ships - seat_of(read, seat).ships;
}

void limit_ships(const ReadContext& read, SeatId seat, PathBits& spots) {
  const PathBits free = std::exchange(spots, {});
  const Line line = line_of(read, seat);
  if (line.count() == 0)
    add_first_steps(read, seat, free, spots);
  else
    add_next_steps(read, seat, line.tip, line.landed, free, spots);
}

/// Only the last ship moves, and only where the line goes on another way without it.
bool holds_ship(const ReadContext& read, const attempt::TakeUpShip& ship) {
  const auto& [seat, path] = ship;
  const Line line = line_of(read, seat);
  if (line.count() == 0 || line.last() != path) return true;
  PathBits free = seat_of(read, seat).ship_spots, steps;
  without_pirate(read, free);
  if (line.count() == 1) {
    add_first_steps(read, seat, free, steps);
  } else {
    const auto& ends = read.board().path_ends(path);
    const bool landed = line.landed && line.tip != read.game.facts().berths[seat.index()].landing;
    add_next_steps(read, seat, ends[0] == line.tip ? ends[1] : ends[0], landed, free, steps);
  }
  return steps.empty();
}

/// The first ship of a line says where it begins.
void note_start(PlayContext& play, const event::RouteLaid& laid) {
  const auto& [seat, path] = laid;
  if (route_at(play.state, path).kind() != Route::Ship || ships_of(play, seat) != 1) return;
  const Distances& to = play.game.facts().berths[seat.index()].to_landing;
  const auto& ends = play.board().path_ends(path);
  play.state.pirates.starts[seat] = to[ends[0]] > to[ends[1]] ? ends[0] : ends[1];
}

bool holds_knight(const ReadContext& read, const attempt::PlayKnight& knight) {
  const SeatId seat = knight.seat;
  return ships_of(read, seat) <= warships_of(read.state, seat);
}

void arm_ship(PlayContext& play, const event::KnightPlayed& played) {
  ++play.state.pirates.warships[played.seat];
}

void lose_last_ship(PlayContext& play, SeatId seat) {
  const Line line = line_of(play, seat);
  if (line.count() == 0) return;
  remove_route(play, line.last());
  auto& warships = play.state.pirates.warships[seat];
  warships = static_cast<std::uint8_t>(std::min<int>(warships, ships_of(play, seat)));
}

}  // namespace hexwright::pirate_fleet
