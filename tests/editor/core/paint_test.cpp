#include "editor/core/editing/shapes.h"
#include "tests/editor/core/gestures.h"

namespace hexwright {
namespace {

using test::bench_with;
using test::click;
using test::last_label;
using test::stroke;

std::size_t count(const Scenario& scenario, Terrain terrain) {
  std::size_t n = 0;
  for (const auto& [hex, cell] : scenario.cells) n += fixed(cell.terrain) == terrain ? 1 : 0;
  return n;
}

// What Pioneers' own editor gets wrong: changing a terrain loses the number.
TEST(TerrainTool, KeepsTokenHarborAreaAndMarker) {
  Scenario scenario = test::lone_island();
  scenario.harbors[Path({1, 0}, Direction::West)] = {Direction::West, HarborKind::Ore};
  scenario.areas["Home"].cells = {{0, 0}};
  scenario.markers[Marker::Robber] = {0, 0};
  Scenario expected = scenario;
  expected.cells[{0, 0}].terrain = Terrain::Mountains;
  Workbench bench = bench_with(ToolKind::Terrain, scenario);
  bench.hand.terrain = Terrain::Mountains;
  click(bench, Hex{0, 0});
  EXPECT_EQ(bench.scenario(), expected);
}

TEST(TerrainTool, MakesADragOneStepWithItsCount) {
  Workbench bench = bench_with(ToolKind::Terrain);
  bench.hand.terrain = Terrain::Pasture;
  stroke(bench, {Hex{-1, 0}, Hex{2, 0}});
  EXPECT_EQ(bench.document().history().size(), 1U);
  EXPECT_EQ(last_label(bench), "paint pasture on 4 hexes");
  EXPECT_EQ(count(bench.scenario(), Terrain::Pasture), 4U)
      << "the stroke has no gaps where the pointer jumps";
  bench.undo();
  EXPECT_EQ(bench.scenario(), test::lone_island());
}

TEST(TerrainTool, BrushesHave1And7And19Hexes) {
  for (const auto& [shape, hexes] :
       {std::pair(Shape::Brush1, 1U), std::pair(Shape::Brush7, 7U), std::pair(Shape::Brush19, 19U)}) {
    Workbench bench = bench_with(ToolKind::Terrain);
    bench.hand.shape = shape;
    EXPECT_EQ(bench.hover(test::over(bench, {0, 0})).hexes.size(), hexes);
    click(bench, Hex{0, 0});
    EXPECT_EQ(count(bench.scenario(), Terrain::Forest), hexes);
  }
}

TEST(TerrainTool, MakesHexesWhereThereWereNone) {
  Workbench bench = bench_with(ToolKind::Terrain);
  click(bench, Hex{9, 9});
  EXPECT_EQ(bench.scenario().cells.at({9, 9}).terrain, PlacedTerrain(Terrain::Forest));
}

TEST(TerrainTool, TakesOnlyTheTerrainAwayWithShift) {
  Workbench bench = bench_with(ToolKind::Terrain);
  click(bench, Hex{0, 0}, test::shift);
  EXPECT_EQ(bench.scenario().cells.at({0, 0}), (Cell{{}, 5, {}}));
  click(bench, Hex{9, 9}, test::shift);
  EXPECT_FALSE(bench.scenario().cells.contains({9, 9}));
}

TEST(TerrainTool, FillsConnectedHexesOfOneTerrain) {
  Scenario scenario = test::lone_island();
  for (const Hex h : disc({0, 0}, 1)) scenario.cells[h].terrain = Terrain::Hills;
  Workbench bench = bench_with(ToolKind::Terrain, scenario);
  bench.hand.shape = Shape::Fill;
  click(bench, Hex{1, 0});
  EXPECT_EQ(count(bench.scenario(), Terrain::Forest), 7U);
  EXPECT_EQ(count(bench.scenario(), Terrain::Sea), 30U);
}

// EXP-07: what is joined is one sea.
TEST(TerrainTool, FillsAcrossTheSeam) {
  Scenario scenario;
  scenario.topology = Topology::joined_east_west(5, 0);
  for (int q = 0; q < 5; ++q) scenario.cells[{q, 0}].terrain = q == 2 ? Terrain::Desert : Terrain::Sea;
  Workbench bench = bench_with(ToolKind::Terrain, scenario);
  bench.hand.shape = Shape::Fill;
  click(bench, Hex{1, 0});
  EXPECT_EQ(count(bench.scenario(), Terrain::Forest), 4U);
}

TEST(TerrainTool, GoesOnAcrossTheSeamWithAStroke) {
  Scenario scenario;
  scenario.topology = Topology::joined_east_west(9, 0);
  for (int q = 0; q < 9; ++q) scenario.cells[{q, 0}].terrain = Terrain::Sea;
  Workbench bench = bench_with(ToolKind::Terrain, scenario);
  stroke(bench, {Hex{8, 0}, Hex{9, 0}});
  EXPECT_EQ(count(bench.scenario(), Terrain::Forest), 2U) << "not the long way round";
  EXPECT_EQ(bench.scenario().cells.at({0, 0}).terrain, PlacedTerrain(Terrain::Forest));
}

TEST(TerrainTool, DrawsLinesAndRectanglesWhenReleased) {
  Workbench bench = bench_with(ToolKind::Terrain);
  bench.hand.shape = Shape::Line;
  bench.press(test::over(bench, {-2, 0}));
  bench.drag(test::over(bench, {2, 0}));
  EXPECT_EQ(bench.scenario(), test::lone_island()) << "so far only shown";
  EXPECT_EQ(bench.hover(test::over(bench, {2, 0})).hexes.size(), 5U);
  bench.release(test::over(bench, {2, 0}));
  EXPECT_EQ(count(bench.scenario(), Terrain::Forest), 5U);
  bench.hand.shape = Shape::Rectangle;
  bench.hand.terrain = Terrain::Gold;
  stroke(bench, {Hex{-1, -1}, Hex{1, 1}});
  EXPECT_EQ(count(bench.scenario(), Terrain::Gold), 12U);
  EXPECT_EQ(last_label(bench), "paint gold field on 12 hexes");
}

TEST(TerrainTool, RefusesARectangleLargerThanAScenario) {
  Workbench bench = bench_with(ToolKind::Terrain);
  bench.hand.shape = Shape::Rectangle;
  bench.press(test::over(bench, {-4000, 0}));
  EXPECT_TRUE(bench.hover(test::over(bench, {4000, 4000})).refused);
  const auto refused = bench.release(test::over(bench, {4000, 4000}));
  ASSERT_TRUE(refused);
  EXPECT_EQ(text(refused->why), "that is larger than a scenario can be: 250000 hexes at most");
  EXPECT_EQ(bench.document().history().size(), 0U);
}

TEST(PaintTools, SayThatThereIsNoHexToWorkOn) {
  Scenario scenario = test::lone_island();
  scenario.areas["Home"];
  for (const ToolKind tool : {ToolKind::Area, ToolKind::Eraser}) {
    Workbench bench = bench_with(tool, scenario);
    bench.hand.area = "Home";
    const auto refused = click(bench, Hex{9, 9});
    ASSERT_TRUE(refused);
    EXPECT_EQ(text(refused->why), "there is no hex here");
  }
  Workbench bench = bench_with(ToolKind::Terrain);
  bench.hand.shape = Shape::Fill;
  EXPECT_TRUE(bench.hover(test::over(bench, {9, 9})).refused);
  EXPECT_TRUE(click(bench, Hex{9, 9}));
}

TEST(Workbench, TakesAnOpenGestureBackOnEscape) {
  Workbench bench = bench_with(ToolKind::Terrain);
  bench.press(test::over(bench, {0, 0}));
  bench.drag(test::over(bench, {2, 0}));
  bench.cancel();
  EXPECT_EQ(bench.scenario(), test::lone_island());
  EXPECT_EQ(bench.document().history().size(), 0U);
  EXPECT_FALSE(bench.document().is_modified());
}

TEST(Workbench, LeavesNoStepWhereNothingChanged) {
  Workbench bench = bench_with(ToolKind::Terrain);
  bench.hand.terrain = Terrain::Hills;
  click(bench, Hex{0, 0});
  EXPECT_EQ(bench.document().history().size(), 0U);
}

TEST(AreaTool, PaintsInAndOutAndLeavesTheRest) {
  Scenario scenario = test::lone_island();
  scenario.areas["Home"];
  Workbench bench = bench_with(ToolKind::Area, scenario);
  bench.hand.area = "Home";
  bench.hand.shape = Shape::Brush7;
  click(bench, Hex{0, 0});
  EXPECT_EQ(bench.scenario().areas.at("Home").cells.size(), 7U);
  EXPECT_EQ(last_label(bench), "add 7 hexes to Home");
  EXPECT_EQ(bench.scenario().cells, scenario.cells);
  bench.hand.shape = Shape::Brush1;
  click(bench, Hex{0, 0}, test::shift);
  EXPECT_EQ(bench.scenario().areas.at("Home").cells.size(), 6U);
}

TEST(AreaTool, FillsAWholeIsland) {
  Scenario scenario = test::lone_island();
  scenario.cells[{1, 0}].terrain = Terrain::Forest;
  scenario.areas["Home"];
  Workbench bench = bench_with(ToolKind::Area, scenario);
  bench.hand.area = "Home";
  bench.hand.shape = Shape::Fill;
  click(bench, Hex{0, 0});
  EXPECT_THAT(bench.scenario().areas.at("Home").cells, testing::ElementsAre(Hex{0, 0}, Hex{1, 0}));
}

TEST(AreaTool, AsksForAnAreaFirst) {
  Workbench bench = bench_with(ToolKind::Area);
  const auto refused = click(bench, Hex{0, 0});
  ASSERT_TRUE(refused);
  EXPECT_EQ(text(refused->why), "choose an area first, or make a new one");
  EXPECT_TRUE(bench.hover(test::over(bench, {0, 0})).refused);
}

// SEA-08: face down, with what the other layers say kept.
TEST(FogTool, HidesAndShowsAgain) {
  Scenario scenario = test::lone_island();
  scenario.stacks["fog"];
  Workbench bench = bench_with(ToolKind::Fog, scenario);
  bench.hand.stack = "fog";
  click(bench, Hex{0, 0});
  EXPECT_EQ(bench.scenario().cells.at({0, 0}), (Cell{Terrain::Hills, 5, "fog"}));
  click(bench, Hex{0, 0}, test::shift);
  EXPECT_EQ(bench.scenario(), scenario);
}

/// One of the two hexes lies face down.
Scenario half_covered() {
  Scenario scenario = test::lone_island();
  scenario.stacks["fog"];
  scenario.cells[{1, 0}].stack = "fog";
  return scenario;
}

TEST(PaintTools, LeaveAloneWhatLiesFaceDownAndSayWhy) {
  for (const ToolKind tool : {ToolKind::Terrain, ToolKind::Token}) {
    Workbench bench = bench_with(tool, half_covered());
    EXPECT_TRUE(bench.hover(test::over(bench, {1, 0})).refused);
    const auto refused = click(bench, Hex{1, 0});
    ASSERT_TRUE(refused);
    EXPECT_EQ(text(refused->why), "this hex lies face down: what it is comes from its stack");
    EXPECT_EQ(bench.document().history().size(), 0U);
    EXPECT_FALSE(bench.document().is_modified());
  }
}

TEST(PaintTools, LeaveAloneTheImagesThatLieFaceDown) {
  Scenario scenario = test::lone_island();
  scenario.stacks["fog"].hexes = {{Terrain::Hills, 1}};
  scenario.cells[{-1, 0}].stack = "fog";
  Workbench bench = test::bench_with(ToolKind::Terrain, scenario);
  bench.symmetry.turns = 2;
  EXPECT_FALSE(test::click(bench, Hex{1, 0}));
  EXPECT_EQ(bench.scenario().cells.at({1, 0}).terrain, PlacedTerrain(Terrain::Forest));
  EXPECT_EQ(bench.scenario().cells.at({-1, 0}), scenario.cells.at({-1, 0}));
}

TEST(PaintTools, PaintAroundWhatLiesFaceDown) {
  Workbench bench = bench_with(ToolKind::Terrain, half_covered());
  bench.hand.terrain = Terrain::Pasture;
  stroke(bench, {Hex{0, 0}, Hex{2, 0}});
  EXPECT_EQ(last_label(bench), "paint pasture on 2 hexes");
  EXPECT_EQ(bench.scenario().cells.at({1, 0}), (Cell{Terrain::Sea, {}, "fog"}));
}

TEST(Eraser, TakesTheHexAndAllThatLiesThere) {
  Scenario scenario = test::sea_around(1);
  scenario.cells[{0, 0}] = {Terrain::Hills, 5, {}};
  scenario.harbors[Path({1, 0}, Direction::West)] = {Direction::West, HarborKind::Ore};
  scenario.areas["Home"].cells = {{0, 0}, {1, 0}};
  scenario.markers[Marker::Robber] = {0, 0};
  scenario.closed_to_founding = {Intersection({0, 0}, Corner::North)};
  Workbench bench = bench_with(ToolKind::Eraser, scenario);
  click(bench, Hex{0, 0});
  EXPECT_FALSE(bench.scenario().cells.contains({0, 0}));
  EXPECT_TRUE(bench.scenario().harbors.empty());
  EXPECT_TRUE(bench.scenario().markers.empty());
  EXPECT_THAT(bench.scenario().areas.at("Home").cells, testing::ElementsAre(Hex{1, 0}));
  EXPECT_EQ(bench.scenario().closed_to_founding.size(), 1U) << "two hexes are still there";
  bench.hand.shape = Shape::Brush7;
  click(bench, Hex{0, 0});
  EXPECT_TRUE(bench.scenario().cells.empty());
  EXPECT_TRUE(bench.scenario().closed_to_founding.empty());
  bench.undo();
  bench.undo();
  EXPECT_EQ(bench.scenario(), scenario);
}

}  // namespace
}  // namespace hexwright
