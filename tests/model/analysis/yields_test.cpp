#include "model/analysis/yields.h"

#include <gmock/gmock.h>

#include "tests/model/analysis/islands.h"

namespace hexwright {
namespace {

Yield at(const Scenario& scenario, Intersection place) {
  const MapView map(scenario);
  const auto yields = yields_by_intersection(map.board(), yields_by_hex(map));
  return yields[map.board().find(place)];
}
Yield at(const Scenario& scenario, Hex hex) {
  const MapView map(scenario);
  return yields_by_hex(map)[map.board().find(hex)];
}

TEST(Yields, AddUpThePipsOfTheHexesAround) {  // BASE-02
  const Yield yield = at(test::three_hexes(), test::middle_of_three);
  EXPECT_EQ(yield.of(Resource::Brick), 5);
  EXPECT_EQ(yield.of(Resource::Lumber), 4);
  EXPECT_EQ(yield.of(Resource::Wool), 1);
  EXPECT_EQ(yield.pips(), 10);
  EXPECT_EQ(yield.kinds(), 3);
}

TEST(Yields, ComeFromNoHexWithoutANumberAndFromNoDesertOrSea) {  // BASE-13
  Scenario scenario = test::three_hexes();
  scenario.cells[{0, 0}].token = {};
  scenario.cells[{0, -1}].terrain = Terrain::Desert;
  scenario.cells[{1, -1}].terrain = Terrain::Sea;
  EXPECT_EQ(at(scenario, test::middle_of_three), Yield());
}

TEST(Yields, OfGoldAreOfChoiceAndOfJungleDiscoveries) {  // SEA-05 JUN-04
  Scenario scenario = test::three_hexes();
  scenario.cells[{0, 0}].terrain = Terrain::Gold;
  scenario.cells[{0, -1}].terrain = Terrain::Jungle;
  EXPECT_EQ(at(scenario, Hex{0, 0}).choice, 5);
  EXPECT_EQ(at(scenario, Hex{0, -1}).discoveries, 4);
  EXPECT_EQ(at(scenario, test::middle_of_three).pips(), 10);
}

TEST(Yields, OfAVolcanoAreGoldOnlyWhereTheOptionSaysSo) {  // VOL-07
  Scenario scenario = test::three_hexes();
  scenario.cells[{0, 0}].terrain = Terrain::Volcano;
  scenario.rules["volcano"];
  EXPECT_EQ(at(scenario, Hex{0, 0}), Yield());
  scenario.rules["volcano"]["gold"] = "yes";
  EXPECT_EQ(at(scenario, Hex{0, 0}).choice, 5);
}

// Two hexes draw hills and a desert; the 8 (5 pips) goes to whichever is the hills.
TEST(Yields, CountWhatIsDrawnWithItsChance) {  // BASE-13
  Scenario scenario;
  for (const Hex hex : {Hex{0, 0}, Hex{1, 0}}) scenario.cells[hex] = Cell{Drawn{"land"}, Drawn{"tokens"}, {}};
  scenario.terrain_pools["land"] = {{Terrain::Hills, 1}, {Terrain::Desert, 1}};
  scenario.token_pools["tokens"] = {{8, 1}};
  EXPECT_DOUBLE_EQ(at(scenario, Hex{0, 0}).of(Resource::Brick), 2.5);
  EXPECT_EQ(at(scenario, Hex{0, 0}), at(scenario, Hex{1, 0}));
}

// One token of 5 pips and one of 3 for two hexes: 4 each. With a third hex too few: 8 for three.
TEST(Yields, ShareTheTokensOfAPoolEvenly) {
  Scenario scenario;
  for (const Hex hex : {Hex{0, 0}, Hex{1, 0}})
    scenario.cells[hex] = Cell{Terrain::Fields, Drawn{"tokens"}, {}};
  scenario.token_pools["tokens"] = {{8, 1}, {10, 1}};
  EXPECT_DOUBLE_EQ(at(scenario, Hex{0, 0}).of(Resource::Grain), 4);
  scenario.cells[{2, 0}] = Cell{Terrain::Fields, Drawn{"tokens"}, {}};
  EXPECT_DOUBLE_EQ(at(scenario, Hex{2, 0}).of(Resource::Grain), 8.0 / 3);
}

TEST(Yields, GiveTokensThatAreKeptForATerrainToItsHexes) {  // NSH-06
  Scenario scenario;
  scenario.cells[{0, 0}] = Cell{Terrain::Gold, Drawn{"tokens"}, {}};
  scenario.cells[{1, 0}] = Cell{Terrain::Hills, Drawn{"tokens"}, {}};
  scenario.token_pools["tokens"] = {{2, 1}, {6, 1}};
  scenario.terrain_tokens["tokens"][Terrain::Gold] = {{2, 1}};
  EXPECT_DOUBLE_EQ(at(scenario, Hex{0, 0}).choice, 1);
  EXPECT_DOUBLE_EQ(at(scenario, Hex{1, 0}).of(Resource::Brick), 5);
}

TEST(Yields, ComeFromFaceDownHexesOnlyWhenAllAreTurnedUpAtTheSetUp) {  // FOG-04
  Scenario scenario;
  for (const Hex hex : {Hex{0, 0}, Hex{1, 0}}) scenario.cells[hex] = Cell{{}, {}, "fog"};
  scenario.stacks["fog"] = {.hexes = {{Terrain::Forest, 1}, {Terrain::Sea, 1}}, .token_pool = "tokens"};
  scenario.token_pools["tokens"] = {{6, 1}};
  scenario.rules["seafarers"];
  scenario.rules["fog"];
  EXPECT_EQ(at(scenario, Hex{0, 0}), Yield());
  scenario.rules["fog"]["exploring"] = "no";
  EXPECT_DOUBLE_EQ(at(scenario, Hex{0, 0}).of(Resource::Lumber), 2.5);
}

TEST(Yields, OfTheBoardAreTheSumOfItsHexes) {
  const Scenario scenario = test::three_hexes();
  const MapView map(scenario);
  const BoardYield board = yield_of_board(map, yields_by_hex(map));
  EXPECT_EQ(board.yield.pips(), 10);
  EXPECT_THAT(board.hexes, testing::ElementsAre(1, 1, 0, 0, 1));
}

TEST(HarborChances, AreCertainWhereTheKindIsAndEvenWhereItIsDrawn) {  // BASE-15
  Scenario scenario = test::three_hexes();
  const Path fixed({0, 0}, Direction::SouthEast), drawn({0, 0}, Direction::SouthWest);
  scenario.harbors[fixed] = {Direction::NorthWest, HarborKind::Wool};
  scenario.harbors[drawn] = {Direction::NorthEast, Drawn{"kinds"}};
  scenario.harbor_pools["kinds"] = {{HarborKind::Generic, 1}, {HarborKind::Ore, 3}};
  const MapView map(scenario);
  const auto chances = harbor_chances(map);
  const auto of = [&](Corner corner) { return chances[map.board().find(Intersection({0, 0}, corner))]; };
  EXPECT_EQ(of(Corner::SouthEast).of(HarborKind::Wool), 1);
  EXPECT_EQ(of(Corner::SouthWest).of(HarborKind::Ore), 0.75);
  EXPECT_EQ(of(Corner::SouthWest).of(HarborKind::Generic), 0.25);
  EXPECT_FALSE(of(Corner::North).any());
}

}  // namespace
}  // namespace hexwright
