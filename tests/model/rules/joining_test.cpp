#include "model/rules/joining.h"

#include <gmock/gmock.h>

#include "model/rules/islands.h"

namespace hexwright {
namespace {

using Kind = Topology::Kind;

/// Rows of sea from the top, given by the column of their first hex (2q + r, in half hexes) and their length.
Scenario rows(const std::vector<std::pair<int, int>>& rows) {
  Scenario scenario;
  for (int r = 0; r < static_cast<int>(rows.size()); ++r) {
    const auto [first, length] = rows[static_cast<std::size_t>(r)];
    for (int i = 0; i < length; ++i) scenario.cells[{(first - r) / 2 + i, r}] = Cell{Terrain::Sea, {}, {}};
  }
  return scenario;
}

std::optional<Scenario> joined(Scenario scenario, Kind kind) {
  const auto fix = joining(scenario, kind);
  if (!fix || apply_edits(scenario, fix->edits).refusal()) return {};
  return scenario;
}

TEST(Joining, FindsTheRoundOfAlternatingRows) {  // EXP-07
  const auto world = joined(rows({{0, 4}, {-1, 4}, {0, 4}}), Kind::JoinedEastWest);
  ASSERT_TRUE(world);
  EXPECT_EQ(world->topology, Topology::joined_east_west(4, -1));
  EXPECT_EQ(world->cells.size(), 12U);
}

TEST(Joining, MakesOneHexOfHalfHexesAtBothEdges) {  // EXP-07
  // The middle row begins and ends with the halves of one hex.
  const auto world = joined(rows({{0, 4}, {-1, 5}, {0, 4}}), Kind::JoinedEastWest);
  ASSERT_TRUE(world);
  EXPECT_EQ(world->topology, Topology::joined_east_west(4, -1));
  EXPECT_EQ(world->cells.size(), 12U);
}

TEST(Joining, KeepsBothHalvesWhenTheyDiffer) {
  Scenario scenario = rows({{0, 4}, {-1, 5}, {0, 4}});
  scenario.cells[{-1, 1}].terrain = Terrain::Desert;
  const auto world = joined(scenario, Kind::JoinedEastWest);
  ASSERT_TRUE(world);
  EXPECT_EQ(world->topology.size(), 5);
  EXPECT_EQ(world->cells.size(), 13U);
}

TEST(Joining, TakesAnEvenNumberOfRowsFromNorthToSouth) {  // DES-07
  const auto world = joined(rows({{0, 3}, {-1, 3}, {0, 3}, {-1, 3}}), Kind::JoinedNorthSouth);
  ASSERT_TRUE(world);
  EXPECT_EQ(world->topology, Topology::joined_north_south(4, 0));
  EXPECT_FALSE(joining(rows({{0, 3}, {-1, 4}, {0, 3}, {-1, 4}, {-2, 3}}), Kind::JoinedNorthSouth));
}

TEST(Joining, MakesOneRowOfHalfHexesAtTheNorthAndSouthEdges) {  // DES-07
  const auto world = joined(rows({{0, 3}, {-1, 3}, {0, 3}, {-1, 3}, {0, 3}}), Kind::JoinedNorthSouth);
  ASSERT_TRUE(world);
  EXPECT_EQ(world->topology, Topology::joined_north_south(4, 0));
  EXPECT_EQ(world->cells.size(), 12U);
}

TEST(Joining, OffersNothingForABoardTooSmallToBeRound) {
  EXPECT_FALSE(joining(Scenario{}, Kind::JoinedEastWest));
  EXPECT_FALSE(joining(rows({{0, 2}}), Kind::JoinedEastWest));
  EXPECT_FALSE(joining(rows({{0, 3}, {-1, 3}}), Kind::JoinedNorthSouth));
}

TEST(Islands, ReachAcrossTheSeam) {  // SEA-10
  Scenario scenario = rows({{0, 4}});
  scenario.cells[{0, 0}].terrain = Terrain::Desert;
  scenario.cells[{3, 0}].terrain = Terrain::Desert;
  EXPECT_EQ(islands_of(MapView(scenario)).count, 2);
  scenario.topology = Topology::joined_east_west(4, 0);
  const MapView round(scenario);
  EXPECT_THAT(islands_of(round).of, testing::ElementsAre(IslandId(0), none, none, IslandId(0)));
}

}  // namespace
}  // namespace hexwright
