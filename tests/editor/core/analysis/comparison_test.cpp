#include "editor/core/analysis/comparison.h"

#include <gmock/gmock.h>

namespace hexwright {
namespace {

Scenario two_hills() {
  Scenario scenario;
  scenario.details.max_players = 2;
  scenario.cells[{0, 0}] = Cell{Terrain::Hills, 6, {}};
  scenario.cells[{1, 0}] = Cell{Terrain::Hills, 3, {}};
  return scenario;
}

std::map<std::string, Difference> by_words(const Comparison& comparison) {
  std::map<std::string, Difference> all;
  for (const Difference& each : comparison.differences) all[text(each.kind)] = each;
  return all;
}

TEST(Comparison, IsEmptyForTheSameMap) {
  const Comparison comparison = compare(analyse(two_hills()), analyse(two_hills()));
  EXPECT_TRUE(comparison.places.empty());
  EXPECT_TRUE(comparison.differences.empty());
}

// A 3 (2 pips) becomes an 8 (5 pips): three pips more at each of its six corners.
TEST(Comparison, TellsWhereAndByHowMuchPipsHaveChanged) {
  Scenario now = two_hills();
  now.cells[{1, 0}].token = 8;
  const Comparison comparison = compare(analyse(two_hills()), analyse(now));
  EXPECT_EQ(comparison.places.size(), 6U);
  for (const auto& [at, before, is] : comparison.places) EXPECT_NEAR(is - before, 3, 1e-9);
  const auto found = by_words(comparison);
  ASSERT_TRUE(found.contains("Brick: pips"));
  EXPECT_EQ(found.at("Brick: pips").before, 7);
  EXPECT_EQ(found.at("Brick: pips").now, 10);
  EXPECT_FALSE(found.contains("Brick: hexes"));
  EXPECT_TRUE(found.contains("Seat 1: pips"));
}

TEST(Comparison, KnowsPlacesThatHaveComeAndGone) {
  Scenario now = two_hills();
  now.cells.erase({1, 0});
  const auto gone = compare(analyse(two_hills()), analyse(now));
  EXPECT_EQ(gone.places.size(), 6U);
  const auto come = compare(analyse(now), analyse(two_hills()));
  EXPECT_EQ(come.places.size(), 6U);
  EXPECT_EQ(by_words(come).at("Brick: hexes").now, 2);
}

TEST(Comparison, TellsOfASeatThatThereWasNot) {
  Scenario now = two_hills();
  now.details.max_players = 3;
  const auto found = by_words(compare(analyse(two_hills()), analyse(now)));
  EXPECT_EQ(found.at("Seat 3: pips").before, std::nullopt);
  EXPECT_TRUE(found.at("Seat 3: pips").now);
}

}  // namespace
}  // namespace hexwright
