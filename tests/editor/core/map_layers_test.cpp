#include "editor/core/editing/map_layers.h"

#include "editor/core/editing/clipboard.h"
#include "tests/editor/core/gestures.h"

namespace hexwright {
namespace {

Scenario guarded_island() {
  Scenario scenario = test::lone_island();
  scenario.areas["Home"].cells = {{0, 0}};
  scenario.harbors[Path({1, 0}, Direction::West)] = {Direction::West, HarborKind::Ore};
  return scenario;
}

Workbench locked_bench(ToolKind tool, MapLayer layer) {
  Workbench bench = test::bench_with(tool, guarded_island());
  bench.hand.locked.turn(layer);
  return bench;
}

TEST(MapLayers, ThatAreLockedStayAsTheyAre) {
  Workbench bench = locked_bench(ToolKind::Terrain, MapLayer::Terrain);
  const Scenario before = bench.scenario();
  const auto refused = test::click(bench, Hex{0, 0});
  ASSERT_TRUE(refused);
  EXPECT_EQ(text(refused->why), "this layer is locked: Terrain; unlock it under Layers in the toolbox");
  EXPECT_TRUE(bench.hover(test::over(bench, {0, 0})).refused);
  EXPECT_EQ(bench.scenario(), before);
  EXPECT_EQ(bench.document().history().position(), 0U);
  bench.take(ToolKind::Token);
  bench.hand.token = 9;
  EXPECT_FALSE(test::click(bench, Hex{0, 0}));
  EXPECT_EQ(bench.scenario().cells.at({0, 0}).token, PlacedToken(9));
  bench.hand.locked.turn(MapLayer::Terrain);
  bench.take(ToolKind::Terrain);
  EXPECT_FALSE(test::click(bench, Hex{0, 0}));
}

TEST(MapLayers, LetTheOthersOfACommandChange) {
  Workbench bench = locked_bench(ToolKind::Select, MapLayer::Harbors);
  const HexSet all = all_hexes(bench.scenario());
  EXPECT_FALSE(bench.perform(cut_command(bench.scenario(), all)));
  EXPECT_TRUE(bench.scenario().cells.empty());
  EXPECT_EQ(bench.scenario().harbors.size(), 1U);
  bench.undo();
  EXPECT_EQ(bench.scenario(), guarded_island());
}

TEST(MapLayers, OfWhichOneIsLockedKeepTheWholeMapFromBeingTurned) {
  Workbench bench = locked_bench(ToolKind::Select, MapLayer::Areas);
  const auto turned = turn_map_command(bench.scenario(), 1);
  EXPECT_TRUE(bench.perform(turned.value()));
  EXPECT_EQ(bench.scenario(), guarded_island());
}

TEST(MapLayers, OfACellAreItsGroundAndItsNumber) {
  const Scenario scenario = guarded_island();
  MapLayers numbers;
  numbers.turn(MapLayer::Numbers);
  const auto set = [](Cell cell) { return Edit(SetCell{{0, 0}, SharedValue<Cell>(std::move(cell))}); };
  EXPECT_EQ(locked_by(scenario, set({Terrain::Forest, 5, {}}), numbers), std::nullopt);
  EXPECT_EQ(locked_by(scenario, set({Terrain::Hills, 6, {}}), numbers), MapLayer::Numbers);
  EXPECT_EQ(locked_by(scenario, SetCell{{0, 0}, {}}, numbers), MapLayer::Numbers);
}

}  // namespace
}  // namespace hexwright
