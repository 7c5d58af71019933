#include "editor/core/editing/shapes.h"

#include <set>

#include <rapidcheck/gtest.h>

#include "editor/core/editing/pointer.h"
#include "tests/support/generators.h"

namespace hexwright {
namespace {

namespace gen = rc::gen;

RC_GTEST_PROP(Disc, HoldsExactlyTheHexesWithinItsRadius, ()) {
  const auto middle = *test::any_hex();
  const int radius = *gen::inRange(0, 5);
  const auto hexes = disc(middle, radius);
  RC_ASSERT(static_cast<int>(std::set<Hex>(hexes.begin(), hexes.end()).size()) ==
            3 * radius * (radius + 1) + 1);
  for (const Hex h : hexes) RC_ASSERT(distance(h, middle) <= radius);
}

RC_GTEST_PROP(HexLine, IsAShortestWayWithoutGaps, ()) {
  const auto from = *test::any_hex(30);
  const auto to = *test::any_hex(30);
  const auto line = hex_line(from, to);
  RC_ASSERT(line.front() == from);
  RC_ASSERT(line.back() == to);
  RC_ASSERT(static_cast<int>(line.size()) == distance(from, to) + 1);
  for (std::size_t i = 1; i < line.size(); ++i) RC_ASSERT(distance(line[i - 1], line[i]) == 1);
}

RC_GTEST_PROP(HexRectangle, HasBothCornersAndRowsOfOneLength, ()) {
  const auto a = *test::any_hex(15);
  const auto b = *test::any_hex(15);
  const auto hexes = hex_rectangle(a, b, 100'000);
  RC_ASSERT(hexes.has_value());
  const std::set<Hex> set(hexes->begin(), hexes->end());
  RC_ASSERT(set.size() == hexes->size());
  RC_ASSERT(set.contains(a));
  RC_ASSERT(set.contains(b));
  std::map<int, int> rows;
  for (const Hex h : set) ++rows[h.r];
  for (const auto& [row, length] : rows) RC_ASSERT(length == rows.begin()->second);
  RC_ASSERT(!hex_rectangle(a, b, hexes->size() - 1));
}

RC_GTEST_PROP(PointerAt, FindsTheHexPathAndIntersectionThatAreNearest, ()) {
  const auto hex = *test::any_hex();
  const auto side = *gen::elementOf(all_directions);
  const auto corner = *gen::elementOf(all_corners);
  const Pointer on_side = pointer_at({}, middle({hex, side}));
  RC_ASSERT(on_side.path == Path(hex, side));
  RC_ASSERT(!on_side.intersection);
  const Pointer on_corner = pointer_at({}, position({hex, corner}));
  RC_ASSERT(on_corner.intersection == Intersection(hex, corner));
  const Pointer in_the_middle = pointer_at({}, hex);
  RC_ASSERT(in_the_middle.hex == hex);
  RC_ASSERT(!in_the_middle.path && !in_the_middle.intersection);
}

TEST(PointerAt, SpellsWhatItFindsCanonically) {
  const auto topology = Topology::joined_east_west(5, 0);
  EXPECT_EQ(pointer_at(topology, Hex{5, 0}).hex, (Hex{0, 0}));
  EXPECT_EQ(pointer_at(topology, middle({{5, 0}, Direction::East})).path, Path({0, 0}, Direction::East));
}

}  // namespace
}  // namespace hexwright
