#include "editor/core/editing/frontiers.h"
#include "editor/core/search/place_words.h"
#include "tests/editor/core/gestures.h"

namespace hexwright {
namespace {

using test::click;

/// An island of seven hexes in a ring of sea, as the frame of the base game: the ring is the border.
Scenario framed_island() {
  Scenario scenario = test::sea_around(2);
  for (const Direction d : all_directions) scenario.cells[step(d)].terrain = Terrain::Hills;
  scenario.cells[{0, 0}].terrain = Terrain::Desert;
  scenario.rules["frontiers"];
  return scenario;
}

Workbench bench_with(Scenario scenario) {
  Workbench bench{Document(std::move(scenario))};
  bench.take(ToolKind::Frontier);
  return bench;
}

/// Between {0, -2} and {1, -2}, and its end at the hills {0, -1}.
const Path north_path({0, -2}, Direction::East);
const Intersection inland({0, -2}, Corner::SouthEast);

std::string refusal(const std::optional<Refusal>& refused) { return refused ? text(refused->why) : ""; }

// FRO-01: two neighbouring border hexes, the centre where the land is.
TEST(FrontierTool, LaysAnAreaNearThePathBetweenTwoBorderHexes) {
  Workbench bench = bench_with(framed_island());
  EXPECT_FALSE(click(bench, test::near_side({0, -2}, Direction::East)));
  ASSERT_EQ(bench.scenario().frontiers.size(), 1U);
  EXPECT_EQ(bench.scenario().frontiers.begin()->first, north_path);
  EXPECT_EQ(bench.scenario().frontiers.begin()->second, inland);
  EXPECT_EQ(test::last_label(bench), "lay a frontier area");
}

TEST(FrontierTool, TakesOneHexAndThenTheOther) {
  Workbench bench = bench_with(framed_island());
  EXPECT_FALSE(click(bench, Hex{0, -2}));
  EXPECT_TRUE(bench.scenario().frontiers.empty());
  EXPECT_FALSE(click(bench, Hex{1, -2}));
  EXPECT_EQ(bench.scenario().frontiers.at(north_path), inland);
  EXPECT_EQ(bench.document().history().size(), 1U);
}

TEST(FrontierTool, TakesADragFromOneHexToTheOther) {
  Workbench bench = bench_with(framed_island());
  test::stroke(bench, std::vector<Hex>{{1, -2}, {0, -2}});
  EXPECT_EQ(bench.scenario().frontiers.at(north_path), inland);
}

TEST(FrontierTool, ForgetsTheFirstHexOnEscapeAndOnASecondClick) {
  Workbench bench = bench_with(framed_island());
  click(bench, Hex{0, -2});
  bench.cancel();
  click(bench, Hex{1, -2});
  EXPECT_TRUE(bench.scenario().frontiers.empty());
  click(bench, Hex{1, -2});
  click(bench, Hex{0, -2});
  EXPECT_TRUE(bench.scenario().frontiers.empty()) << "the second click on 1,-2 took it out of the hand";
}

TEST(FrontierTool, ShowsTheTwoHexesAndTheFiveIntersections) {
  Workbench bench = bench_with(framed_island());
  const Pointer pointer = pointer_at({}, test::near_side({0, -2}, Direction::East));
  const auto expect_shown = [&] {
    const Preview preview = bench.hover(pointer);
    EXPECT_THAT(preview.hexes, testing::UnorderedElementsAre(Hex{0, -2}, Hex{1, -2}));
    EXPECT_THAT(preview.intersections,
                testing::UnorderedElementsAre(
                    inland, Intersection({0, -2}, Corner::South), Intersection({0, -2}, Corner::SouthWest),
                    Intersection({1, -2}, Corner::South), Intersection({1, -2}, Corner::SouthEast)));
    EXPECT_EQ(preview.intersections.front(), inland);
    EXPECT_FALSE(preview.refused);
  };
  expect_shown();
  click(bench, pointer.at);
  expect_shown();
}

TEST(FrontierTool, RemovesTheAreaThatIsClickedAndTurnsItWithControl) {
  Workbench bench = bench_with(framed_island());
  const Point there = test::near_side({0, -2}, Direction::East);
  click(bench, there);
  click(bench, there, test::control);
  EXPECT_EQ(bench.scenario().frontiers.at(north_path), Intersection({0, -2}, Corner::NorthEast));
  EXPECT_EQ(test::last_label(bench), "turn a frontier area");
  click(bench, Hex{1, -2});
  EXPECT_TRUE(bench.scenario().frontiers.empty());
  EXPECT_EQ(test::last_label(bench), "remove a frontier area");
}

// Where land lies at both ends, the end that is pointed at is the centre.
TEST(FrontierTool, PutsTheCentreWhereThePointerIsWhenBothEndsHaveLand) {
  Scenario strait;
  for (int r = -1; r <= 1; ++r)
    for (int q = -3; q <= 3; ++q) strait.cells[{q, r}].terrain = r == 0 ? Terrain::Sea : Terrain::Forest;
  strait.cells.erase({0, -1});
  strait.cells.erase({2, -1});
  for (const Corner end : {Corner::NorthEast, Corner::SouthEast}) {
    Workbench bench = bench_with(strait);
    const Point corner = test::near_corner({0, 0}, end);
    const Point side = middle(Path({0, 0}, Direction::East));
    EXPECT_FALSE(click(bench, Point{side.x - 0.05, (side.y + corner.y) / 2}));
    ASSERT_EQ(bench.scenario().frontiers.size(), 1U);
    EXPECT_EQ(bench.scenario().frontiers.begin()->second, Intersection({0, 0}, end));
  }
}

TEST(FrontierTool, SaysWhyNot) {
  Workbench bench = bench_with(framed_island());
  EXPECT_EQ(refusal(click(bench, Hex{0, 0})),
            "a frontier area lies at the border; hex 0,0 has hexes all around it");
  EXPECT_EQ(refusal(click(bench, Hex{5, 0})),
            "a frontier area has two hexes of the board; there is no hex here");
  click(bench, Hex{0, -2});
  EXPECT_EQ(refusal(click(bench, Hex{0, 2})),
            "a frontier area has two neighbouring hexes; 0,-2 and 0,2 do not touch");
  click(bench, Hex{1, -2});
  test::stroke(bench, std::vector<Hex>{{2, -2}, {1, -2}});
  EXPECT_EQ(bench.scenario().frontiers.size(), 1U) << "a hex belongs to one area only";
}

TEST(FrontierTool, LaysAreasInAllImages) {
  Workbench bench = bench_with(framed_island());
  bench.symmetry.turns = 3;
  click(bench, test::near_side({0, -2}, Direction::East));
  EXPECT_EQ(bench.scenario().frontiers.size(), 3U);
  EXPECT_EQ(bench.document().history().size(), 1U);
}

TEST(FrontierPlaces, AreNamedInTheStatusBar) {
  Scenario scenario = framed_island();
  scenario.frontiers.emplace(north_path, inland);
  EXPECT_EQ(line(describe(scenario, Hex{0, -2})), "hex 0,-2, Sea, in a frontier area");
  EXPECT_EQ(line(describe(scenario, inland)), "intersection with 0 pips, touched by 2 frontier events");
}

TEST(FrontierPlaces, TellHowManyEventsTouchAnIntersection) {
  Scenario scenario = framed_island();
  scenario.frontiers.emplace(north_path, inland);
  EXPECT_EQ(frontier_events_at(scenario, inland), 2);
  EXPECT_EQ(frontier_events_at(scenario, Intersection({0, -2}, Corner::South)), 1);
  EXPECT_EQ(frontier_events_at(scenario, Intersection({0, 0}, Corner::South)), 0);
}

}  // namespace
}  // namespace hexwright
