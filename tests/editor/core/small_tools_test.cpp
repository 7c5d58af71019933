#include "tests/editor/core/gestures.h"

namespace hexwright {
namespace {

using test::bench_with;
using test::click;
using test::last_label;
using test::stroke;

TEST(AllTools, HaveTheirOwnIdAndKeyAndCanBeMade) {
  std::vector<std::string_view> ids;
  std::string keys;
  for (const ToolInfo& tool : all_tools()) {
    ids.push_back(tool.id);
    keys += tool.key;
    EXPECT_EQ(&info(tool.kind), &tool);
    EXPECT_NE(make_tool(tool.kind), nullptr);
  }
  std::sort(ids.begin(), ids.end());
  std::sort(keys.begin(), keys.end());
  EXPECT_EQ(std::unique(ids.begin(), ids.end()), ids.end());
  EXPECT_EQ(std::unique(keys.begin(), keys.end()), keys.end());
}

TEST(TokenTool, PlacesAndClearsNumbersAndLeavesTheTerrain) {
  Workbench bench = bench_with(ToolKind::Token);
  bench.hand.token = 9;
  click(bench, Hex{0, 0});
  EXPECT_EQ(bench.scenario().cells.at({0, 0}), (Cell{Terrain::Hills, 9, {}}));
  EXPECT_EQ(last_label(bench), "place a 9");
  click(bench, Hex{0, 0}, test::shift);
  EXPECT_EQ(bench.scenario().cells.at({0, 0}), (Cell{Terrain::Hills, {}, {}}));
}

TEST(TokenTool, RefusesWhereThereIsNoHex) {
  Workbench bench = bench_with(ToolKind::Token);
  EXPECT_TRUE(bench.hover(test::over(bench, {9, 9})).refused);
  const auto refused = click(bench, Hex{9, 9});
  ASSERT_TRUE(refused);
  EXPECT_EQ(text(refused->why), "there is no hex here; paint a terrain first");
  EXPECT_EQ(bench.scenario(), test::lone_island());
}

TEST(MarkerTool, PlacesMovesAndTakesAway) {
  Workbench bench = bench_with(ToolKind::Marker);
  bench.hand.marker = Marker::Pirate;
  click(bench, Hex{1, 0});
  click(bench, Hex{2, 0});
  EXPECT_EQ(bench.scenario().markers.at(Marker::Pirate), (Hex{2, 0}));
  EXPECT_EQ(last_label(bench), "place the pirate");
  click(bench, Hex{2, 0});
  EXPECT_TRUE(bench.scenario().markers.empty());
  EXPECT_EQ(last_label(bench), "take the pirate away");
  EXPECT_TRUE(click(bench, Hex{9, 9})) << "there is no hex";
}

TEST(FoundingTool, ClosesAndOpensIntersections) {
  Workbench bench = bench_with(ToolKind::Founding);
  const Point north = test::near_corner({0, 0}, Corner::North);
  click(bench, north);
  EXPECT_THAT(bench.scenario().closed_to_founding, testing::ElementsAre(Intersection({0, 0}, Corner::North)));
  click(bench, north);
  EXPECT_TRUE(bench.scenario().closed_to_founding.empty());
}

TEST(FoundingTool, LetsTheFirstIntersectionDecideForTheDrag) {
  Workbench bench = bench_with(ToolKind::Founding);
  const Point north = test::near_corner({0, 0}, Corner::North);
  const Point east = test::near_corner({0, 0}, Corner::NorthEast);
  click(bench, east);
  stroke(bench, {north, east});
  EXPECT_EQ(bench.scenario().closed_to_founding.size(), 2U) << "the one that was closed stays closed";
  EXPECT_TRUE(bench.hover(test::over(bench, {0, 0})).refused) << "the middle of a hex is no intersection";
}

TEST(Eyedropper, TakesTerrainTokenAndHarborIntoTheHand) {
  Scenario scenario = test::lone_island();
  scenario.harbors[Path({1, 0}, Direction::West)] = {Direction::West, HarborKind::Ore};
  Workbench bench = bench_with(ToolKind::Eyedropper, scenario);
  click(bench, Hex{0, 0});
  EXPECT_EQ(bench.hand.terrain, PlacedTerrain(Terrain::Hills));
  EXPECT_EQ(bench.hand.token, PlacedToken(5));
  click(bench, Hex{1, 0});
  EXPECT_EQ(bench.hand.terrain, PlacedTerrain(Terrain::Sea));
  EXPECT_EQ(bench.hand.token, PlacedToken(5)) << "a bare hex says nothing about numbers";
  EXPECT_EQ(bench.hand.harbor, PlacedHarbor(HarborKind::Ore));
  EXPECT_EQ(bench.document().history().size(), 0U);
}

}  // namespace
}  // namespace hexwright
