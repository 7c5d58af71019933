#include "model/board/topology.h"

#include <rapidcheck/gtest.h>

#include "tests/support/generators.h"

namespace hexwright {
namespace {

using Kind = Topology::Kind;

// EXP-07, DES-07: once round the board one is back at the same hex.
RC_GTEST_PROP(JoinedBoard, NamesAHexAlikeHoweverOftenOneWentRound, ()) {
  const auto topology = *test::any_topology();
  const auto h = *test::any_hex(40);
  const Hex once{h.q + topology.period().q, h.r + topology.period().r};
  RC_ASSERT(topology.canonical(once) == topology.canonical(h));
  RC_ASSERT(topology.canonical(topology.canonical(h)) == topology.canonical(h));
}

RC_GTEST_PROP(JoinedBoard, KeepsCanonicalHexesWithinOneRound, ()) {
  const auto topology = *test::any_topology();
  const Hex h = topology.canonical(*test::any_hex(40));
  if (topology.kind() == Kind::JoinedEastWest) {
    const int column = 2 * h.q + h.r;
    RC_ASSERT(column >= topology.origin() && column < topology.origin() + 2 * topology.size());
  } else if (topology.kind() == Kind::JoinedNorthSouth) {
    RC_ASSERT(h.r >= topology.origin() && h.r < topology.origin() + topology.size());
  }
}

// EXP-07, DES-07: paths and intersections have one name whichever side of the seam they are reached from.
RC_GTEST_PROP(JoinedBoard, NamesPathsAndIntersectionsAlikeFromEverySpellingOfEveryHex, ()) {
  const auto topology = *test::any_topology();
  const Hex period = topology.period();
  const auto spelled = [&](Hex h) { return rc::gen::element(h - period, h, h + period); };

  const auto h = *test::any_hex(12);
  const auto d = *rc::gen::elementOf(all_directions);
  const Path path = topology.canonical(Path(h, d));
  const Hex behind = *spelled(topology.canonical(neighbour(h, d)));
  RC_ASSERT(topology.canonical(Path(behind, opposite(d))) == path);

  const auto c = *rc::gen::elementOf(all_corners);
  const Intersection i = topology.canonical(Intersection(h, c));
  // From the next hex clockwise round the intersection it is the corner two further on.
  const Hex next = *spelled(topology.canonical(neighbour(h, static_cast<Direction>(index(c)))));
  RC_ASSERT(topology.canonical(Intersection(next, rotated(c, 2))) == i);
}

// On the smallest boards, too, a hex meets six neighbours' sides and none of its own.
RC_GTEST_PROP(JoinedBoard, GivesAHexSixPathsAndSixIntersections, ()) {
  const auto topology = *test::any_topology();
  const auto h = *test::any_hex(12);
  std::set<Path> paths;
  std::set<Intersection> intersections;
  for (const Direction d : all_directions) {
    RC_ASSERT(topology.canonical(neighbour(h, d)) != topology.canonical(h));
    paths.insert(topology.canonical(Path(h, d)));
  }
  for (const Corner c : all_corners) intersections.insert(topology.canonical(Intersection(h, c)));
  RC_ASSERT(paths.size() == 6U);
  RC_ASSERT(intersections.size() == 6U);
}

// EXP-07
TEST(JoinedBoard, EastWestJoinsTheEndsOfARow) {
  const auto topology = Topology::joined_east_west(8, -3);
  EXPECT_EQ(topology.canonical(Hex{7, 0}), (Hex{-1, 0}));
  EXPECT_EQ(topology.canonical(Hex{-2, 0}), (Hex{6, 0}));
  EXPECT_EQ(topology.canonical(Hex{0, 3}), (Hex{0, 3}));
}

// DES-07
TEST(JoinedBoard, NorthSouthJoinsTheEndsOfAColumn) {
  const auto topology = Topology::joined_north_south(10, -2);
  EXPECT_EQ(topology.canonical(Hex{0, 8}), (Hex{5, -2}));
  EXPECT_EQ(topology.canonical(Hex{5, -3}), (Hex{0, 7}));
  EXPECT_EQ(topology.canonical(Hex{2, 7}), (Hex{2, 7}));
}

TEST(Topology, CanBeMadeOnlyOfSizesThatMakeABoard) {
  EXPECT_EQ(Topology::make(Kind::Flat, 0, 0), Topology());
  EXPECT_EQ(Topology::make(Kind::JoinedEastWest, 3, -5), Topology::joined_east_west(3, -5));
  EXPECT_EQ(Topology::make(Kind::JoinedNorthSouth, 4, 7), Topology::joined_north_south(4, 7));

  EXPECT_EQ(Topology::make(Kind::Flat, 3, 0), std::nullopt);
  for (const int size : {-8, 0, 1, 2, Topology::most + 1})
    EXPECT_EQ(Topology::make(Kind::JoinedEastWest, size, 0), std::nullopt) << size;
  for (const int size : {-8, 0, 2, 3, 5, Topology::most + 2})
    EXPECT_EQ(Topology::make(Kind::JoinedNorthSouth, size, 0), std::nullopt) << size;
  EXPECT_EQ(Topology::make(Kind::JoinedEastWest, 8, Topology::most + 1), std::nullopt);
  EXPECT_EQ(Topology::make(Kind::JoinedEastWest, 8, -Topology::most - 1), std::nullopt);
}

}  // namespace
}  // namespace hexwright
