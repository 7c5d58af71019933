#include "editor/core/editing/shapes.h"
#include "editor/core/editing/surroundings.h"
#include "tests/editor/core/gestures.h"

// What is laid where nothing lies yet. EDIT-01

namespace hexwright {
namespace {

using test::bench_with;
using test::click;

Scenario surrounded(Scenario scenario) {
  const auto made = surround_with_sea(scenario);
  if (const auto* refusal = made.refusal()) throw std::runtime_error(text(refusal->why));
  apply_edits(scenario, made.value().edits);
  return scenario;
}

std::string refusal_of(const Scenario& scenario) {
  const auto made = surround_with_sea(scenario);
  const auto* refusal = made.refusal();
  return refusal ? text(refusal->why) : "";
}

TEST(SurroundWithSea, FillsEveryEmptyPlaceBesideLandAndNoOther) {
  Scenario land;
  land.cells[{0, 0}] = {Terrain::Hills, 5, {}};
  land.cells[{1, 0}].terrain = Terrain::Desert;
  land.cells[{5, 0}].terrain = Terrain::Sea;
  const Scenario result = surrounded(land);
  EXPECT_EQ(result.cells.size(), 2U + 8U + 1U);
  for (const Hex at : {Hex{0, 0}, Hex{1, 0}}) {
    EXPECT_EQ(result.cells.at(at), land.cells.at(at));
    for (const Direction d : all_directions) EXPECT_TRUE(result.cells.contains(neighbour(at, d)));
  }
  EXPECT_EQ(result.cells.at({-1, 0}).terrain, PlacedTerrain(Terrain::Sea));
}

TEST(SurroundWithSea, TakesWhatLiesFaceDownForLand) {
  Scenario fog;
  fog.stacks["fog"];
  fog.cells[{0, 0}].stack = "fog";
  EXPECT_EQ(surrounded(fog).cells.size(), 7U);
}

TEST(SurroundWithSea, ReachesAcrossJoinedEdgesOnce) {
  Scenario scenario;
  scenario.topology = Topology::joined_east_west(6, -2);
  scenario.cells[{0, 0}].terrain = Terrain::Hills;
  const Scenario result = surrounded(scenario);
  EXPECT_EQ(result.cells.size(), 7U);
  for (const auto& [hex, cell] : result.cells) EXPECT_EQ(scenario.topology.canonical(hex), hex);
}

TEST(SurroundWithSea, SaysWhyThereIsNothingToDo) {
  EXPECT_EQ(refusal_of({}), "there is no land yet to surround");
  EXPECT_EQ(refusal_of(test::lone_island()), "there are hexes all around the land already");
}

TEST(EnclosedGap, EndsAtTheHexesAroundIt) {
  Scenario ring = test::sea_around(2);
  for (const Hex h : {Hex{0, 0}, Hex{1, 0}}) ring.cells.erase(h);
  EXPECT_THAT(enclosed_gap(ring, {1, 0}).value(), testing::UnorderedElementsAre(Hex{0, 0}, Hex{1, 0}));
  EXPECT_EQ(enclosed_gap(ring, {9, 9}), std::nullopt);
  EXPECT_TRUE(enclosed_gap(ring, {2, 0}).value().empty());
  EXPECT_EQ(enclosed_gap({}, {0, 0}), std::nullopt);
}

TEST(OnlyEmpty, ABrushLeavesAloneWhatIsPainted) {
  Workbench bench = bench_with(ToolKind::Terrain);
  bench.hand.shape = Shape::Brush7;
  bench.hand.only_empty = true;
  click(bench, Hex{3, 0});  // at the border
  Scenario expected = test::lone_island();
  for (const Hex beyond : {Hex{4, 0}, Hex{4, -1}, Hex{3, 1}})
    expected.cells[beyond].terrain = Terrain::Forest;
  EXPECT_EQ(bench.scenario(), expected);
  const auto refused = click(bench, Hex{0, 0});
  ASSERT_TRUE(refused);
  EXPECT_EQ(text(refused->why), "nothing is empty here; only empty places are painted");
  EXPECT_TRUE(bench.hover(test::over(bench, {0, 0})).refused);
}

TEST(OnlyEmpty, FillingTakesAGapThatHexesEnclose) {
  Scenario ring = test::sea_around(2);
  ring.cells.erase(Hex{0, 0});
  Workbench bench = bench_with(ToolKind::Terrain, ring);
  bench.hand.shape = Shape::Fill;
  bench.hand.only_empty = true;
  EXPECT_FALSE(click(bench, Hex{0, 0}));
  EXPECT_EQ(bench.scenario().cells.at({0, 0}).terrain, PlacedTerrain(Terrain::Forest));
  const auto refused = click(bench, Hex{9, 9});
  ASSERT_TRUE(refused);
  EXPECT_EQ(text(refused->why), "hexes must enclose the empty places that are filled");
}

TEST(OnlyEmpty, HoldsForAreasAndNotForTheEraser) {
  Scenario scenario = test::lone_island();
  scenario.areas["Home"].cells = {{0, 0}};
  scenario.areas["Away"];
  Workbench bench = bench_with(ToolKind::Area, scenario);
  bench.hand.area = "Away";
  bench.hand.only_empty = true;
  bench.hand.shape = Shape::Brush7;
  click(bench, Hex{0, 0});
  EXPECT_EQ(bench.scenario().areas.at("Away").cells.size(), 6U);
  bench.take(ToolKind::Eraser);
  bench.hand.shape = Shape::Brush1;
  click(bench, Hex{0, 0});
  EXPECT_FALSE(bench.scenario().cells.contains({0, 0}));
}

}  // namespace
}  // namespace hexwright
