#include "editor/core/editing/harbor_edges.h"
#include "tests/editor/core/gestures.h"

namespace hexwright {
namespace {

using test::click;
using test::near_side;

Workbench harbor_bench(Scenario scenario = test::lone_island()) {
  Workbench bench{Document(std::move(scenario))};
  bench.take(ToolKind::Harbor);
  bench.hand.harbor = HarborKind::Wool;
  return bench;
}

/// Sea hex {0, 0} with land all around.
Scenario lagoon() {
  Scenario scenario = test::sea_around(1);
  for (auto& [hex, cell] : scenario.cells)
    if (hex != Hex{0, 0}) cell.terrain = Terrain::Forest;
  return scenario;
}

TEST(HarborEdges, AreTheCoastsOfAHex) {
  const Scenario island = test::lone_island();
  EXPECT_EQ(harbor_edges(island, {0, 0}).size(), 6U);
  EXPECT_THAT(harbor_edges(island, {1, 0}), testing::ElementsAre(HarborEdge{{1, 0}, Direction::West}));
  EXPECT_TRUE(harbor_edges(island, {3, 0}).empty());
  EXPECT_EQ(harbor_edges(lagoon(), {0, 0}).size(), 6U);
}

// BASE-15: two harbors never share an intersection.
TEST(HarborEdges, LeaveOutWhatAnotherHarborServes) {
  Scenario island = test::lone_island();
  island.harbors[Path({1, 0}, Direction::West)] = {Direction::West, HarborKind::Generic};
  const auto edges = harbor_edges(island, {0, 0});
  EXPECT_EQ(edges.size(), 4U) << "its own coast may change its kind, the two beside it are taken";
  EXPECT_TRUE(is_crowded(island, {{0, 1}, Direction::NorthWest}));
}

TEST(HarborEdges, CountWhatIsDrawnAsWhatItMayBecome) {
  Scenario island = test::lone_island();
  island.terrain_pools["wild"] = {{Terrain::Sea, 1}, {Terrain::Gold, 1}};
  island.terrain_pools["wet"] = {{Terrain::Sea, 2}};
  island.cells[{0, 0}].terrain = Drawn{"wild"};
  EXPECT_EQ(harbor_edges(island, {1, 0}).size(), 1U);
  island.cells[{0, 0}].terrain = Drawn{"wet"};
  EXPECT_TRUE(harbor_edges(island, {1, 0}).empty());
}

TEST(HarborTool, ShowsTheLegalCoastsAndTheHarborToCome) {
  Workbench bench = harbor_bench(lagoon());
  const Pointer pointer = pointer_at({}, near_side({0, 0}, Direction::SouthWest));
  const Preview preview = bench.hover(pointer);
  EXPECT_FALSE(preview.refused);
  EXPECT_EQ(preview.paths.size(), 6U);
  ASSERT_TRUE(preview.harbor);
  EXPECT_EQ(preview.harbor->first, Path({0, 0}, Direction::SouthWest));
  EXPECT_EQ(preview.harbor->second, (Harbor{Direction::SouthWest, HarborKind::Wool}));
}

TEST(HarborTool, LaysItAtTheCoastUnderThePointerFacingLand) {
  Workbench bench = harbor_bench();
  click(bench, near_side({0, 0}, Direction::East));
  EXPECT_EQ(bench.scenario().harbors.size(), 1U);
  EXPECT_EQ(bench.scenario().harbors.at(Path({1, 0}, Direction::West)),
            (Harbor{Direction::West, HarborKind::Wool}));
  EXPECT_EQ(test::last_label(bench), "place a wool harbor");
}

TEST(HarborTool, TurnsOnWhenClickedAgain) {
  Workbench bench = harbor_bench(lagoon());
  click(bench, near_side({0, 0}, Direction::East));
  for (const Direction d : {Direction::SouthEast, Direction::SouthWest}) {
    const Path now = bench.scenario().harbors.begin()->first;
    click(bench, middle(now));
    ASSERT_EQ(bench.scenario().harbors.size(), 1U);
    EXPECT_EQ(bench.scenario().harbors.begin()->second.facing, d);
    EXPECT_EQ(test::last_label(bench), "turn a harbor");
  }
}

TEST(HarborTool, ChangesTheKindOfAnotherHarbor) {
  Workbench bench = harbor_bench(lagoon());
  click(bench, near_side({0, 0}, Direction::East));
  bench.hand.harbor = HarborKind::Ore;
  click(bench, near_side({0, 0}, Direction::East));
  EXPECT_EQ(bench.scenario().harbors.begin()->second, (Harbor{Direction::East, HarborKind::Ore}));
}

TEST(HarborTool, MovesWithinTheSeaHexUnlessControlAddsASecond) {
  Workbench bench = harbor_bench(lagoon());
  click(bench, near_side({0, 0}, Direction::East));
  click(bench, near_side({0, 0}, Direction::West));
  EXPECT_EQ(bench.scenario().harbors.size(), 1U);
  click(bench, near_side({0, 0}, Direction::East), test::control);
  EXPECT_EQ(bench.scenario().harbors.size(), 2U);
}

TEST(HarborTool, TakesItAwayWithShift) {
  Workbench bench = harbor_bench();
  click(bench, near_side({0, 0}, Direction::East));
  click(bench, Hex{1, 0}, test::shift);
  EXPECT_TRUE(bench.scenario().harbors.empty());
  EXPECT_EQ(test::last_label(bench), "remove a harbor");
  EXPECT_TRUE(click(bench, Hex{1, 0}, test::shift)) << "there is none any more";
}

TEST(HarborTool, RefusesAwayFromTheCoast) {
  Workbench bench = harbor_bench();
  EXPECT_TRUE(bench.hover(test::over(bench, {3, 0})).refused);
  const auto refused = click(bench, Hex{3, 0});
  ASSERT_TRUE(refused);
  EXPECT_EQ(text(refused->why), "a harbor needs a coast; point at a sea hex beside land");
}

// A harbor is turned along: six wool harbors, each facing the island.
TEST(HarborTool, TurnsHarborsAlongUnderSymmetry) {
  Workbench bench = harbor_bench();
  bench.symmetry.turns = 6;
  click(bench, near_side({0, 0}, Direction::East));
  EXPECT_EQ(bench.scenario().harbors.size(), 6U);
  for (const Direction d : all_directions) {
    const Harbor expected{opposite(d), HarborKind::Wool};
    EXPECT_EQ(bench.scenario().harbors.at(Path({0, 0}, d)), expected);
  }
  EXPECT_EQ(bench.document().history().size(), 1U);
}

}  // namespace
}  // namespace hexwright
