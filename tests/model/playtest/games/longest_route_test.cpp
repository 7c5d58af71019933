#include <algorithm>
#include <set>

#include <rapidcheck/gtest.h>

#include "model/playtest/table/awards.h"
#include "tests/support/large_world.h"
#include "tests/support/random_games.h"

namespace hexwright {
namespace {

/// The longest way on from the end of a route, by trying all. BASE-10, SEA-03, CK-38
int longest_beyond(const ReadContext& l, Who seat, PathId path, IntersectionId from, PathBits used) {
  used.add(path);
  const auto& ends = l.board().path_ends(path);
  const IntersectionId to = ends[0] == from ? ends[1] : ends[0];
  const BuildingPiece building = building_at(l.state, to);
  const bool is_own = building.of(seat);
  int longest = 0;
  if (ends_routes(building) && !is_own) return 1;
  for (const PathId next : l.board().intersection_paths(to)) {
    if (next == none || used.has(next) || !route_at(l.state, next).of(seat)) continue;
    const bool same = route_at(l.state, next).kind() == route_at(l.state, path).kind();
    if (same || (is_own && is_town(building)))
      longest = std::max(longest, longest_beyond(l, seat, next, to, used));
  }
  return 1 + longest;
}

int longest_of_all(const ReadContext& l, Who seat) {
  int longest = 0;
  for (const PathId path : l.board().paths())
    if (route_at(l.state, path).of(seat))
      for (const IntersectionId end : l.board().path_ends(path))
        longest = std::max(longest, longest_beyond(l, seat, path, end, {}));
  return longest;
}

RC_GTEST_PROP(LongestRoute, InGamesIsTheLongestOfAllWays, ()) {  // BASE-10, SEA-03
  const Game game(template_named(*rc::gen::elementOf(template_names())));
  const RandomGame played =
      play_random_game(game, *rc::gen::arbitrary<std::uint64_t>(), 0, *rc::gen::inRange(1, 300));
  for (const SeatId seat : game.seats())
    RC_ASSERT(longest_route(game, played.end, seat) == longest_of_all({game, played.end}, seat));
}

/// Roads and ships of two seats, and buildings that cut and join them, crowded around one hex: many rings,
/// with tails to them, as games seldom have them. Where terrain lets them lie does not matter here.
struct Crowd : Playing {
  std::vector<PathId> paths;
  std::vector<IntersectionId> corners;
  int most_pieces_here = 15;  // of one kind all are in supply

  explicit Crowd(const Scenario& scenario = template_named("new-shores-4")) : Playing(scenario) {
    turn_of(0);
    const HexId middle = hex(0, 0);
    gather(middle);
    for (const HexId beside : board().neighbours(middle))
      if (beside != none) gather(beside);
  }
  void gather(HexId hex) {
    paths.insert(paths.end(), board().hex_paths(hex).begin(), board().hex_paths(hex).end());
    corners.insert(corners.end(), board().hex_intersections(hex).begin(),
                   board().hex_intersections(hex).end());
  }
  /// Lays something on a path, or now and then takes away what lies there. Mostly of one kind, so that much
  /// of it joins.
  void change_any_path() {
    const PathId path = *rc::gen::elementOf(paths);
    const SeatId seat(*rc::gen::weightedElement<int>({{9, 0}, {1, 1}}));
    PlayContext t{game(), state()};
    if (route_at(state(), path).empty() && state().seats[seat].route_count < most_pieces_here)
      place_route(t, seat, path, *rc::gen::weightedElement<Route>({{1, Route::Road}, {9, Route::Ship}}));
    else if (!route_at(state(), path).empty() && *rc::gen::weightedElement<bool>({{1, true}, {5, false}}))
      remove_route(t, path);
  }
  void settle_any_corner() {
    const IntersectionId corner = *rc::gen::elementOf(corners);
    const SeatId seat(*rc::gen::inRange(0, 2));
    if (building_at(state(), corner).empty()) settlement(seat, corner);
  }
};

RC_GTEST_PROP(LongestRoute, OfManyRingsIsTheLongestOfAllWays, ()) {  // BASE-10, SEA-03
  Crowd play;
  for (int i = *rc::gen::element(0, 0, 1, 3); i > 0; --i) play.settle_any_corner();
  for (int i = *rc::gen::element(5, 20, 40, 80); i > 0; --i) play.change_any_path();
  for (const SeatId seat : {SeatId(0), SeatId(1)}) {
    const int longest = longest_of_all({play.game(), play.state()}, seat);
    RC_ASSERT(longest_route(play.game(), play.state(), seat) == longest);
    const int enough = *rc::gen::element(1, 3, 5, 7, 9, 11, 13);
    RC_ASSERT((longest_route_beyond({play.game(), play.state()}, seat, enough - 1, enough) >= enough) ==
              (longest >= enough));
  }
}

/// More than fit into one word of marks: the others lie far away, with nothing in common.
RC_GTEST_PROP(LongestRoute, OfVeryManyPiecesIsTheLongestOfAllWays, ()) {  // BASE-10, SEA-03
  const Scenario world = large_world(2, 2);
  Crowd play(world);
  PlayContext t{play.game(), play.state()};
  std::set<PathId> near(play.paths.begin(), play.paths.end());
  int far = 0;
  for (const HexId hex : play.board().hexes())
    for (const PathId path : {play.board().hex_paths(hex)[0], play.board().hex_paths(hex)[3]})
      if (far < 2 * 40 && near.insert(path).second)
        place_route(t, SeatId(0), path, far++ % 2 == 0 ? Route::Road : Route::Ship);
  play.most_pieces_here += far;
  for (int i = *rc::gen::element(5, 20, 40); i > 0; --i) play.change_any_path();
  RC_ASSERT(play.seat(0).route_count > few_routes);
  for (const SeatId seat : {SeatId(0), SeatId(1)})
    RC_ASSERT(longest_route(play.game(), play.state(), seat) ==
              longest_of_all({play.game(), play.state()}, seat));
}

RC_GTEST_PROP(LongestRoute, FromAnyPieceIsTheLongestOfAllThatBeginWithIt, ()) {  // BASE-10, SEA-03
  Crowd play;
  for (int i = *rc::gen::element(0, 0, 1, 3); i > 0; --i) play.settle_any_corner();
  for (int i = *rc::gen::element(5, 20, 40, 80); i > 0; --i) play.change_any_path();
  const ReadContext l{play.game(), play.state()};
  const int enough = *rc::gen::element(1, 3, 5, 7, 9, 11, 13);
  for (const PathId path : play.paths) {
    const RoutePiece piece = route_at(l.state, path);
    if (piece.empty()) continue;
    for (const WayId way : Ways::over(path)) {
      const IntersectionId from = l.ways()[Ways::back(way)].to;
      const int longest = longest_beyond(l, piece.seat(), path, from, {});
      RC_ASSERT(longest_route_over(l, piece.seat(), way) == longest);
      RC_ASSERT((longest_route_over(l, piece.seat(), way, enough) >= enough) == (longest >= enough));
    }
  }
}

}  // namespace
}  // namespace hexwright
