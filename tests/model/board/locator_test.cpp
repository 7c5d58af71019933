#include "model/board/locator.h"

#include <rapidcheck/gtest.h>

#include "tests/support/generators.h"
#include "tests/support/points.h"

namespace hexwright {
namespace {

using test::distance_between;

constexpr double anywhere = 1e6;

double distance_to_line(Point p, Point a, Point b) {
  const double along = (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y);  // the line is 1 long
  const double t = std::clamp(along, 0.0, 1.0);
  return distance_between(p, {a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)});
}

double distance_to(Point p, const Path& path) {
  const auto both = ends(path);
  return distance_to_line(p, position(both[0]), position(both[1]));
}

/// The least distance from `p` to what the hexes of a board have, spelled as drawn, and its canonical names.
template <class Name, class All>
std::pair<double, std::set<Name>> nearest_of(const BoardGraph& board, All all, auto distance_of) {
  std::pair<double, std::set<Name>> best{anywhere, {}};
  for (const HexId n : board.hexes())
    for (const auto where : all) {
      const Name name(board.hex(n), where);
      const double away = distance_of(name);
      if (away < best.first - 1e-9) best = {away, {}};
      if (away < best.first + 1e-9) best.second.insert(board.topology().canonical(name));
    }
  return best;
}

RC_GTEST_PROP(Locator, FindsWhatAFullSearchFinds, ()) {
  const BoardGraph board(*test::any_topology(), *rc::gen::nonEmpty(test::any_hexes()));
  const Locator locator(board);
  const Point p = *test::any_point();

  const auto [near, intersections] = nearest_of<Intersection>(
      board, all_corners, [&](const Intersection& i) { return distance_between(p, position(i)); });
  const auto intersection = locator.intersection(p, anywhere);
  RC_ASSERT(intersection.has_value());
  RC_ASSERT(intersections.contains(*intersection));
  RC_ASSERT(locator.intersection(p, near + 1e-6).has_value());
  RC_ASSERT(!locator.intersection(p, near - 1e-6).has_value());

  const auto [close, paths] =
      nearest_of<Path>(board, all_directions, [&](const Path& path) { return distance_to(p, path); });
  const auto path = locator.path(p, anywhere);
  RC_ASSERT(path.has_value());
  RC_ASSERT(paths.contains(*path));
  RC_ASSERT(locator.path(p, close + 1e-6).has_value());
  RC_ASSERT(!locator.path(p, close - 1e-6).has_value());
}

// EXP-07: what lies on the seam is drawn at both edges.
TEST(Locator, FindsThePathOnTheSeamAtBothEdges) {
  const auto topology = Topology::joined_east_west(4, 0);
  const std::vector<Hex> row{{0, 0}, {1, 0}, {2, 0}, {3, 0}};
  const BoardGraph board(topology, row);
  const Locator locator(board);
  const Path seam(Hex{3, 0}, Direction::East);
  EXPECT_EQ(locator.path(middle(seam)), seam);
  EXPECT_EQ(locator.path(middle(Path({0, 0}, Direction::West))), seam);
}

TEST(Locator, FindsNothingOnAnEmptyBoardOrOutOfReach) {
  const Locator empty{BoardGraph()};
  EXPECT_EQ(empty.intersection({0, 0}), std::nullopt);
  EXPECT_EQ(empty.path({0, 0}), std::nullopt);
  const std::vector<Hex> hexes{{0, 0}};
  const Locator one{BoardGraph({}, hexes)};
  EXPECT_EQ(one.intersection({0, 0}), std::nullopt);
  EXPECT_EQ(one.path({0, 0}), std::nullopt);
  EXPECT_EQ(one.path({0, 0.6}, 0.1), std::nullopt);
  EXPECT_NE(one.intersection({0, 0.7}), std::nullopt);
}

}  // namespace
}  // namespace hexwright
