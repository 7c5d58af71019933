#include "model/board/hex.h"

#include <rapidcheck/gtest.h>

#include "model/board/intersection.h"
#include "model/board/path.h"
#include "tests/support/generators.h"

namespace hexwright {
namespace {

using rc::gen::elementOf;
using rc::gen::inRange;

rc::Gen<Direction> any_direction() { return elementOf(all_directions); }
rc::Gen<Corner> any_corner() { return elementOf(all_corners); }

RC_GTEST_PROP(Neighbours, OppositeStepLeadsBack, ()) {
  const auto h = *test::any_hex();
  const auto d = *any_direction();
  RC_ASSERT(neighbour(neighbour(h, d), opposite(d)) == h);
  RC_ASSERT(distance(h, neighbour(h, d)) == 1);
}

RC_GTEST_PROP(Neighbours, SixStepsRoundAHexCloseARing, ()) {
  const auto h = *test::any_hex();
  Hex walker = neighbour(h, Direction::East);
  for (const Direction d : all_directions) {
    RC_ASSERT(walker == neighbour(h, d));
    walker = neighbour(walker, rotated(d, 2));
  }
  RC_ASSERT(walker == neighbour(h, Direction::East));
}

RC_GTEST_PROP(Distance, IsTheSmallestNumberOfSteps, ()) {
  const auto from = *test::any_hex();
  const auto to = *test::any_hex();
  Hex walker = from;
  int steps = 0;
  while (walker != to) {
    const auto nearest = *std::min_element(all_directions.begin(), all_directions.end(), [&](auto a, auto b) {
      return distance(neighbour(walker, a), to) < distance(neighbour(walker, b), to);
    });
    RC_ASSERT(distance(neighbour(walker, nearest), to) == distance(walker, to) - 1);
    walker = neighbour(walker, nearest);
    ++steps;
  }
  RC_ASSERT(steps == distance(from, to));
  RC_ASSERT(distance(from, to) == distance(to, from));
}

RC_GTEST_PROP(Rotation, IsUndoneByTheOppositeTurnAndClosesAfterSix, ()) {
  const auto h = *test::any_hex();
  const auto d = *any_direction();
  const auto c = *any_corner();
  const int turn = *inRange(-13, 14);
  RC_ASSERT(rotated(rotated(h, turn), -turn) == h);
  RC_ASSERT(rotated(rotated(d, turn), -turn) == d);
  RC_ASSERT(rotated(rotated(c, turn), -turn) == c);
  RC_ASSERT(rotated(h, turn + 6) == rotated(h, turn));
}

RC_GTEST_PROP(Rotation, TurnsHexesTogetherWithTheirDirectionsAndCorners, ()) {
  const auto h = *test::any_hex();
  const auto d = *any_direction();
  const auto c = *any_corner();
  const int turn = *inRange(-6, 7);
  RC_ASSERT(rotated(neighbour(h, d), turn) == neighbour(rotated(h, turn), rotated(d, turn)));
  // The three hexes of an intersection stay together.
  const Intersection turned(rotated(h, turn), rotated(c, turn));
  for (const Hex meeting : Intersection(h, c).hexes()) {
    const auto after = turned.hexes();
    RC_ASSERT(std::count(after.begin(), after.end(), rotated(meeting, turn)) == 1);
  }
}

RC_GTEST_PROP(Mirror, TwiceIsTheIdentity, ()) {
  const auto h = *test::any_hex();
  const auto d = *any_direction();
  const auto c = *any_corner();
  RC_ASSERT(mirrored(mirrored(h)) == h);
  RC_ASSERT(mirrored(mirrored(d)) == d);
  RC_ASSERT(mirrored(mirrored(c)) == c);
}

RC_GTEST_PROP(Mirror, TurnsHexesTogetherWithTheirDirectionsAndCorners, ()) {
  const auto h = *test::any_hex();
  const auto d = *any_direction();
  const auto c = *any_corner();
  RC_ASSERT(mirrored(neighbour(h, d)) == neighbour(mirrored(h), mirrored(d)));
  const Intersection turned(mirrored(h), mirrored(c));
  for (const Hex meeting : Intersection(h, c).hexes()) {
    const auto after = turned.hexes();
    RC_ASSERT(std::count(after.begin(), after.end(), mirrored(meeting)) == 1);
  }
}

RC_GTEST_PROP(PathName, IsTheSameFromBothHexes, ()) {
  const auto h = *test::any_hex();
  const auto d = *any_direction();
  const Path path(h, d);
  RC_ASSERT(Path(neighbour(h, d), opposite(d)) == path);
  RC_ASSERT(Path(path.hex(), path.side()) == path);
  RC_ASSERT(path.borders(h) && path.borders(neighbour(h, d)));
  for (const Direction other : all_directions) RC_ASSERT((Path(h, other) == path) == (other == d));
}

RC_GTEST_PROP(IntersectionName, IsTheSameFromAllThreeHexes, ()) {
  const auto h = *test::any_hex();
  const auto c = *any_corner();
  const Intersection here(h, c);
  RC_ASSERT(Intersection(here.hex(), here.corner()) == here);
  RC_ASSERT(here.hexes().front() == here.hex());
  // Corner i lies between the sides i and i + 1, so it is a corner of the hexes behind these, too.
  const auto clockwise = static_cast<Direction>(index(c));
  const auto meeting = here.hexes();
  const std::set<Hex> three(meeting.begin(), meeting.end());
  RC_ASSERT(three == (std::set<Hex>{h, neighbour(h, clockwise), neighbour(h, rotated(clockwise, 1))}));
  for (const Hex other : three) {
    const auto same = std::count_if(all_corners.begin(), all_corners.end(),
                                    [&](Corner corner) { return Intersection(other, corner) == here; });
    RC_ASSERT(same == 1);
  }
}

RC_GTEST_PROP(IntersectionName, IsAnEndOfExactlyItsThreePaths, ()) {
  const auto i = *test::any_intersection();
  const auto paths = i.paths();
  RC_ASSERT(std::set<Path>(paths.begin(), paths.end()).size() == 3U);
  for (const Hex h : i.hexes())
    for (const Direction d : all_directions) {
      const auto both = ends(Path(h, d));
      const bool ends_here = both[0] == i || both[1] == i;
      RC_ASSERT(ends_here == (std::count(paths.begin(), paths.end(), Path(h, d)) == 1));
    }
}

TEST(Hexes, AreOrderedAsOneReads) {
  EXPECT_LT((Hex{5, -1}), (Hex{-5, 0}));
  EXPECT_LT((Hex{-5, 0}), (Hex{-4, 0}));
}

}  // namespace
}  // namespace hexwright
