#include "model/board/outline.h"

#include <rapidcheck/gtest.h>

#include "tests/support/generators.h"
#include "tests/support/points.h"

namespace hexwright {
namespace {

using test::distance_between;

std::vector<Hex> ring_of_six() {
  std::vector<Hex> ring;
  for (const Direction d : all_directions) ring.push_back(neighbour({0, 0}, d));
  return ring;
}

/// The sides of a closed line, each a path of the board in the order of walking.
std::vector<std::pair<Point, Point>> sides(const Ring& ring) {
  std::vector<std::pair<Point, Point>> all;
  for (std::size_t i = 0; i < ring.size(); ++i) all.emplace_back(ring[i], ring[(i + 1) % ring.size()]);
  return all;
}

TEST(Outline, OfNothingIsNothing) { EXPECT_TRUE(outline({}).empty()); }

TEST(Outline, OfOneHexIsItsSixCornersClockwiseFromTheNorth) {
  const std::vector<Hex> hexes{{2, -1}};
  const auto regions = outline(hexes);
  ASSERT_EQ(regions.size(), 1U);
  EXPECT_TRUE(regions[0].holes.empty());
  ASSERT_EQ(regions[0].border.size(), 6U);
  constexpr std::array clockwise{Corner::North, Corner::NorthEast, Corner::SouthEast,
                                 Corner::South, Corner::SouthWest, Corner::NorthWest};
  for (std::size_t i = 0; i < 6; ++i)
    EXPECT_LT(distance_between(regions[0].border[i], position(Intersection({2, -1}, clockwise[i]))), 1e-9);
  EXPECT_DOUBLE_EQ(area(regions[0]), hex_area);
}

TEST(Outline, KeepsHolesAndTheIslandsWithin) {
  auto hexes = ring_of_six();
  const auto ring = outline(hexes);
  ASSERT_EQ(ring.size(), 1U);
  ASSERT_EQ(ring[0].holes.size(), 1U);
  EXPECT_NEAR(area(ring[0]), 6 * hex_area, 1e-9);
  EXPECT_FALSE(contains(ring[0], centre({0, 0})));
  EXPECT_TRUE(contains(ring[0], centre({1, 0})));
  EXPECT_TRUE(contains(ring[0], position(Intersection({0, 0}, Corner::North))));  // on the border of the hole
  EXPECT_FALSE(contains(ring[0], centre({2, 0})));

  // A lake with an island in it.
  hexes.clear();
  for (int q = -3; q <= 3; ++q)
    for (int r = -3; r <= 3; ++r)
      if (distance(Hex{q, r}, {0, 0}) == 3) hexes.push_back({q, r});
  hexes.push_back({0, 0});
  const auto lake = outline(hexes);
  ASSERT_EQ(lake.size(), 2U);
  EXPECT_EQ(lake[0].holes.size(), 1U);
  EXPECT_NEAR(area(lake[0]), 18 * hex_area, 1e-9);
  EXPECT_NEAR(area(lake[1]), hex_area, 1e-9);
}

RC_GTEST_PROP(Outline, AreasAreTheSumOfTheHexes, ()) {
  const auto hexes = *test::any_hexes();
  double sum = 0;
  for (const Region& region : outline(hexes)) sum += area(region);
  const std::set<Hex> distinct(hexes.begin(), hexes.end());
  RC_ASSERT(std::abs(sum - static_cast<double>(distinct.size()) * hex_area) < 1e-6);
}

RC_GTEST_PROP(Outline, OfHexesThatHangTogetherIsOneRegion, ()) {
  const auto hexes = *test::connected_hexes();
  RC_ASSERT(outline(hexes).size() == 1U);
}

RC_GTEST_PROP(Outline, RunsAlongExactlyTheBordersBetweenInAndOut, ()) {
  const auto hexes = *test::any_hexes();
  const std::set<Hex> inside(hexes.begin(), hexes.end());
  std::size_t coast = 0;
  for (const Hex h : inside)
    for (const Direction d : all_directions) coast += inside.contains(neighbour(h, d)) ? 0 : 1;
  std::size_t walked = 0;
  for (const Region& region : outline(hexes)) {
    auto rings = region.holes;
    rings.push_back(region.border);
    for (const Ring& ring : rings)
      for (const auto& [from, to] : sides(ring)) {
        RC_ASSERT(std::abs(distance_between(from, to) - 1) < 1e-9);
        // Land on the right hand, walking clockwise about it; around holes just so.
        const Point m{(from.x + to.x) / 2, (from.y + to.y) / 2};
        const Point right{-(to.y - from.y) * 0.1, (to.x - from.x) * 0.1};
        RC_ASSERT(inside.contains(hex_at({m.x + right.x, m.y + right.y})));
        RC_ASSERT(!inside.contains(hex_at({m.x - right.x, m.y - right.y})));
        ++walked;
      }
  }
  RC_ASSERT(walked == coast);
}

RC_GTEST_PROP(Outline, ContainsAPointIfOneOfItsHexesDoes, ()) {
  const auto hexes = *test::any_hexes();
  const Point p = *test::any_point();
  const auto regions = outline(hexes);
  const bool contained =
      std::any_of(regions.begin(), regions.end(), [&](const Region& region) { return contains(region, p); });
  // Near a border either answer may be rounded; the test with exact borders is above.
  const Hex h = hex_at(p);
  for (const Direction d : all_directions)
    RC_PRE(distance_between(p, centre(neighbour(h, d))) > distance_between(p, centre(h)) + 1e-6);
  RC_ASSERT(contained == (std::find(hexes.begin(), hexes.end(), h) != hexes.end()));
}

RC_GTEST_PROP(Outline, IsTheSameWhateverTheOrderOfItsHexes, ()) {
  auto hexes = *test::any_hexes();
  const auto before = outline(hexes);
  std::reverse(hexes.begin(), hexes.end());
  const auto after = outline(hexes);
  RC_ASSERT(before.size() == after.size());
  for (std::size_t i = 0; i < before.size(); ++i) RC_ASSERT(before[i].border == after[i].border);
  // Regions come in the order of their first hexes.
  for (std::size_t i = 1; i < before.size(); ++i) {
    const auto first_hex = [](const Region& r) { return hex_at({r.border[0].x, r.border[0].y + 0.5}); };
    RC_ASSERT(first_hex(before[i - 1]) < first_hex(before[i]));
  }
}

}  // namespace
}  // namespace hexwright
