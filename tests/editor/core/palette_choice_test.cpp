#include "editor/core/editing/palette.h"
#include "tests/editor/core/gestures.h"

namespace hexwright {
namespace {

Workbench with_selected(HexSet hexes) {
  Workbench bench = test::bench_with(ToolKind::Select);
  bench.select({std::move(hexes), {}});
  return bench;
}

TEST(PaletteChoice, ChangesWhatIsSelectedAsOneStepAndKeepsTheSelection) {
  Workbench bench = with_selected({{0, 0}, {1, 0}});
  EXPECT_FALSE(choose_terrain(bench, Terrain::Forest));
  EXPECT_EQ(bench.scenario().cells.at({0, 0}).terrain, PlacedTerrain(Terrain::Forest));
  EXPECT_EQ(bench.scenario().cells.at({1, 0}).terrain, PlacedTerrain(Terrain::Forest));
  EXPECT_EQ(bench.document().history().position(), 1U);
  EXPECT_EQ(bench.tool(), ToolKind::Select);
  EXPECT_EQ(bench.selection().hexes.size(), 2U);
  EXPECT_FALSE(choose_token(bench, 9));
  EXPECT_EQ(bench.scenario().cells.at({1, 0}).token, PlacedToken(9));
  bench.undo(), bench.undo();
  EXPECT_EQ(bench.scenario(), test::lone_island());
}

TEST(PaletteChoice, TakesTheToolWhereNothingIsSelectedOrAnotherToolIsInTheHand) {
  Workbench bench = with_selected({});
  EXPECT_FALSE(choose_terrain(bench, Terrain::Forest));
  EXPECT_EQ(bench.tool(), ToolKind::Terrain);
  bench.select({{{0, 0}}, {}});
  EXPECT_FALSE(choose_token(bench, 4));
  EXPECT_EQ(bench.tool(), ToolKind::Token);
  EXPECT_EQ(bench.hand.token, PlacedToken(4));
  EXPECT_EQ(bench.scenario(), test::lone_island());
}

TEST(PaletteChoice, SaysWhyNothingSelectedCanTakeIt) {
  Scenario scenario = test::lone_island();
  scenario.stacks["fog"].hexes = {{Terrain::Hills, 1}};
  scenario.cells[{0, 0}].stack = "fog";
  Workbench bench = test::bench_with(ToolKind::Select, scenario);
  bench.select({{{0, 0}}, {}});
  EXPECT_TRUE(choose_terrain(bench, Terrain::Forest));
  EXPECT_TRUE(choose_token(bench, 4));
  bench.select({{{20, 0}}, {}});
  EXPECT_TRUE(choose_token(bench, 4));
  EXPECT_EQ(bench.scenario(), scenario);
}

TEST(PaletteChoice, GivesTheSelectedHarborAnotherKind) {
  const Path at({1, 0}, Direction::West);
  Scenario scenario = test::lone_island();
  scenario.harbors[at] = {Direction::West, HarborKind::Ore};
  Workbench bench = test::bench_with(ToolKind::Select, scenario);
  bench.select({{}, at});
  EXPECT_FALSE(choose_harbor(bench, HarborKind::Wool));
  EXPECT_EQ(bench.scenario().harbors.at(at).kind, PlacedHarbor(HarborKind::Wool));
  EXPECT_EQ(bench.tool(), ToolKind::Select);
}

}  // namespace
}  // namespace hexwright
