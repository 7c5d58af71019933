#include "model/generate/judge.h"

#include <gmock/gmock.h>

#include "model/generate/wishes.h"
#include "tests/model/generate/boards.h"

namespace hexwright {
namespace {

using test::flower_of;
using enum Terrain;

int missed(const Scenario& scenario, std::string_view words) {
  const MapView map(scenario);
  const Wish wish = wish_from_text(words).value();
  return Judge(map, {}).missed(wish, layout_of(map));
}

// The hex in the middle touches all others; 1 and 2, 2 and 3, ... touch each other.

TEST(Judge, CountsNumbersThatTouch) {
  const Scenario scenario = flower_of({{Hills, 6}, {Forest, 8}, {Fields, 12}, {Forest, 2}, {Hills, 8}});
  EXPECT_EQ(missed(scenario, "red-numbers-apart"), 2);
  EXPECT_EQ(missed(scenario, "rare-numbers-apart"), 1);
  EXPECT_EQ(missed(scenario, "equal-numbers-apart"), 0);
  EXPECT_EQ(missed(flower_of({{Hills, 5}, {Forest, 5}, {Fields, 5}}), "equal-numbers-apart"), 3);
}

TEST(Judge, CountsHexesOfATerrainBeyondThoseThatMayBeTogether) {
  const Scenario scenario =
      flower_of({{Hills, 6}, {Hills, 8}, {Hills, 2}, {Forest, 3}, {Desert, 0}, {Desert, 0}});
  EXPECT_EQ(missed(scenario, "terrains-together=3"), 0);
  EXPECT_EQ(missed(scenario, "terrains-together=2"), 1);
  EXPECT_EQ(missed(scenario, "terrains-together=1"), 2) << "deserts yield nothing, and do not count";
}

TEST(Judge, CountsPipsAtIntersections) {
  const Scenario scenario = flower_of({{Hills, 6}, {Forest, 8}, {Fields, 5}});
  EXPECT_EQ(missed(scenario, "corner-pips=14"), 0);
  EXPECT_EQ(missed(scenario, "corner-pips=12"), 2) << "one intersection with 5 + 5 + 4";
}

TEST(Judge, CountsPipsOfEachResource) {
  const Scenario scenario =
      flower_of({{Hills, 6}, {Forest, 8}, {Fields, 5}, {Pasture, 4}, {Mountains, 12}, {Hills, 2}});
  EXPECT_EQ(missed(scenario, "resource-pips-at-least=1"), 0);
  EXPECT_EQ(missed(scenario, "resource-pips-at-least=4"), 3 + 1) << "ore has 1, wool 3";
  EXPECT_EQ(missed(scenario, "resource-pips-at-most=5"), 1) << "brick has 6";
}

TEST(Judge, CountsHarborsAtHexesOfTheirOwnResource) {
  Scenario scenario = flower_of({{Hills, 6}, {Sea, 0}, {Forest, 5}});
  scenario.harbors[Path({0, 0}, Direction::East)] = {Direction::West, HarborKind::Brick};
  EXPECT_EQ(missed(scenario, "harbors-off-own-terrain"), 1);
  scenario.harbors.begin()->second.kind = HarborKind::Lumber;
  EXPECT_EQ(missed(scenario, "harbors-off-own-terrain"), 1) << "the forest is at one of its intersections";
  scenario.harbors.begin()->second.kind = HarborKind::Wool;
  EXPECT_EQ(missed(scenario, "harbors-off-own-terrain"), 0);
  scenario.harbors.begin()->second.kind = HarborKind::Generic;
  EXPECT_EQ(missed(scenario, "harbors-off-own-terrain"), 0);
}

TEST(Judge, CountsIslands) {
  const Scenario scenario =
      flower_of({{Sea, 0}, {Hills, 6}, {Sea, 0}, {Forest, 5}, {Fields, 4}, {Sea, 0}, {Sea, 0}});
  EXPECT_EQ(missed(scenario, "islands-at-least=2"), 0);
  EXPECT_EQ(missed(scenario, "islands-at-least=4"), 2);
}

TEST(Judge, CountsNumbersThatATerrainHasTwice) {
  const Scenario scenario = flower_of({{Hills, 5}, {Forest, 5}, {Hills, 5}, {Hills, 5}, {Forest, 4}});
  EXPECT_EQ(missed(scenario, "terrain-numbers-differ"), 2);
}

TEST(Judge, CountsEqualHarborsBesideEachOther) {
  Scenario scenario = flower_of({{Hills, 6}, {Sea, 0}, {Sea, 0}, {Sea, 0}});
  scenario.harbors[Path({0, 0}, Direction::East)] = {Direction::West, HarborKind::Ore};
  scenario.harbors[Path({0, 0}, Direction::SouthWest)] = {Direction::NorthEast, HarborKind::Ore};
  EXPECT_EQ(missed(scenario, "harbors-vary"), 1) << "their sea hexes have one between them";
  scenario.harbors.begin()->second.kind = HarborKind::Generic;
  EXPECT_EQ(missed(scenario, "harbors-vary"), 0);
}

TEST(Judge, CountsDesertsAtTheCoastAndElsewhere) {
  const Scenario inland =
      flower_of({{Desert, 0}, {Hills, 6}, {Hills, 5}, {Forest, 4}, {Forest, 3}, {Fields, 8}, {Pasture, 9}});
  EXPECT_EQ(missed(inland, "deserts-inland"), 0);
  EXPECT_EQ(missed(inland, "deserts-at-coast"), 1);
  const Scenario at_rim = flower_of({{Hills, 6}, {Desert, 0}});
  EXPECT_EQ(missed(at_rim, "deserts-inland"), 1);
  EXPECT_EQ(missed(at_rim, "deserts-at-coast"), 0);
}

TEST(Judge, CountsStrongIntersections) {
  const Scenario scenario = flower_of({{Hills, 6}, {Forest, 5}, {Fields, 2}});
  EXPECT_EQ(missed(scenario, "strong-corners-at-least=1"), 0) << "5 + 4 + 1";
  EXPECT_EQ(missed(scenario, "strong-corners-at-least=3"), 2);
}

TEST(Judge, ComparesWhatSeatsCanFound) {
  EXPECT_EQ(missed(test::template_named("base-3-4"), "draft-spread=0"), 0) << "20 pips for each seat";
  const Scenario base = test::template_named("base-5-6");
  const int spread = missed(base, "draft-spread=0");
  EXPECT_GT(spread, 0);
  EXPECT_EQ(missed(base, "draft-spread=" + std::to_string(spread)), 0);
}

TEST(Judge, SaysWhereAWishIsMissed) {
  const Scenario scenario = flower_of({{Hills, 6}, {Forest, 8}, {Fields, 12}});
  const MapView map(scenario);
  const auto places = Judge(map, {}).places({WishKind::RedNumbersApart}, layout_of(map));
  EXPECT_THAT(places,
              testing::UnorderedElementsAre(map.board().find(Hex{0, 0}), map.board().find(Hex{1, 0})));
}

}  // namespace
}  // namespace hexwright
