#include "model/rules/base/founding.h"

#include <gmock/gmock.h>

#include "model/rules/base/victory_points.h"

namespace hexwright {
namespace {

/// A land hex with a second one to the east of it.
Scenario two_hexes(Terrain second) {
  Scenario scenario;
  scenario.cells[{0, 0}].terrain = Terrain::Hills;
  scenario.cells[{1, 0}].terrain = second;
  return scenario;
}

TEST(FoundingPlaces, AreNoneAroundSpices) {  // SPI-02 BASE-17
  Scenario scenario = two_hexes(Terrain::Spice);
  EXPECT_EQ(base::founding_places(MapView(scenario)).size(), 10U);
  scenario.rules = {{"fog", {}}, {"seafarers", {}}, {"spices", {}}};
  EXPECT_EQ(base::founding_places(MapView(scenario)).size(), 4U);
}

TEST(FoundingPlaces, AreNotAtOpenCellsBeforeTheyAreDiscovered) {  // EXP-03 BASE-17
  Scenario scenario = two_hexes(Terrain::Hills);
  scenario.stacks["land"] = {.hexes = {{Terrain::Hills, 1}}, .paired_with = "sea"};
  scenario.stacks["sea"] = {.hexes = {{Terrain::Sea, 1}}};
  scenario.cells[{1, 0}] = Cell{{}, {}, "land"};
  EXPECT_EQ(base::founding_places(MapView(scenario)).size(), 6U);
}

TEST(FoundingPlaces, AreOneWhereTheSeamMakesThemOne) {  // EXP-07 BASE-17
  Scenario scenario;
  for (int q = 0; q < 4; ++q) scenario.cells[{q, 0}].terrain = Terrain::Hills;
  EXPECT_EQ(base::founding_places(MapView(scenario)).size(), 18U);
  scenario.topology = Topology::joined_east_west(4, 0);
  EXPECT_EQ(base::founding_places(MapView(scenario)).size(), 16U);
}

TEST(FoundingPlaces, AreLeftNeitherUnderNorBesideFirstSettlements) {  // BASE-03 BASE-17 PIR-03
  Scenario scenario = two_hexes(Terrain::Hills);
  scenario.details.max_players = 1;
  scenario.rules = {{"pirate-fleet", {}}, {"seafarers", {}}};
  EXPECT_EQ(base::founding_places_left(MapView(scenario)), base::founding_places(MapView(scenario)));
  const Intersection settled({0, 0}, Corner::North);
  scenario.marks[settled] = {MarkKind::FirstSettlement, 1};
  const MapView map(scenario);
  const auto all = base::founding_places(map), left = base::founding_places_left(map);
  EXPECT_EQ(left.size() + 3, all.size());
  EXPECT_THAT(left, testing::Not(testing::Contains(map.board().find(settled))));
  // Only players that there may be have one.
  scenario.marks[settled].number = 2;
  EXPECT_EQ(base::founding_places_left(MapView(scenario)), base::founding_places(MapView(scenario)));
}

TEST(VictoryPoints, CountOpenCellsAsLandThatCanBeSettled) {  // EXP-05 BASE-18
  Scenario scenario = two_hexes(Terrain::Sea);
  scenario.rules = {{"explorers", {}}, {"seafarers", {}}};
  scenario.details.pieces.ships = 15;
  scenario.cells[{2, 0}].terrain = Terrain::Sea;
  const int before = base::best_case(MapView(scenario)).buildings;
  scenario.stacks["land"] = {.hexes = {{Terrain::Hills, 1}}, .paired_with = "sea"};
  scenario.stacks["sea"] = {.hexes = {{Terrain::Sea, 1}}};
  scenario.cells[{2, 0}] = Cell{{}, {}, "land"};
  EXPECT_GT(base::best_case(MapView(scenario)).buildings, before);
}

TEST(VictoryPoints, CountWhatOtherModulesBring) {  // DES-06 BASE-18
  Scenario scenario = two_hexes(Terrain::Hills);
  EXPECT_EQ(base::best_case(MapView(scenario)).modules, 0);
  scenario.rules = {{"desolation", {}}, {"seafarers", {}}};
  EXPECT_EQ(base::best_case(MapView(scenario)).modules, 2);
}

}  // namespace
}  // namespace hexwright
