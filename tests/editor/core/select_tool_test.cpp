#include "tests/editor/core/gestures.h"

namespace hexwright {
namespace {

using test::click;
using test::stroke;
using testing::ElementsAre;

TEST(SelectTool, ChoosesTheHexThatIsClicked) {
  Workbench bench{Document(test::lone_island())};
  click(bench, Hex{1, 0});
  EXPECT_THAT(bench.selection().hexes, ElementsAre(Hex{1, 0}));
  click(bench, Hex{2, 0}, test::shift);
  EXPECT_THAT(bench.selection().hexes, ElementsAre(Hex{1, 0}, Hex{2, 0}));
  click(bench, Hex{1, 0}, test::shift);
  EXPECT_THAT(bench.selection().hexes, ElementsAre(Hex{2, 0}));
  click(bench, Hex{9, 9});
  EXPECT_TRUE(bench.selection().empty());
  EXPECT_EQ(bench.document().history().size(), 0U);
}

TEST(SelectTool, ChoosesTheHarborThatIsClicked) {
  Scenario scenario = test::lone_island();
  const Path path({1, 0}, Direction::West);
  scenario.harbors[path] = {Direction::West, HarborKind::Ore};
  Workbench bench{Document(scenario)};
  click(bench, middle(path));
  EXPECT_EQ(bench.selection().harbor, path);
  EXPECT_TRUE(bench.selection().hexes.empty());
  click(bench, Hex{0, 0});
  click(bench, Hex{1, 0});  // on its sign
  EXPECT_EQ(bench.selection().harbor, path);
  click(bench, Point{centre({1, 0}).x + 0.6, centre({1, 0}).y});  // on the sea beside it
  EXPECT_THAT(bench.selection().hexes, ElementsAre(Hex{1, 0}));
}

TEST(SelectTool, ChoosesTheHexesInARectangle) {
  Workbench bench{Document(test::lone_island())};
  stroke(bench, std::vector<Point>{{-2, -0.4}, {2, 0.4}});
  EXPECT_THAT(bench.selection().hexes, ElementsAre(Hex{-1, 0}, Hex{0, 0}, Hex{1, 0}));
  stroke(bench, std::vector<Point>{{4.8, -0.4}, {5.4, 0.4}}, test::shift);
  EXPECT_EQ(bench.selection().hexes.size(), 4U);
}

TEST(SelectTool, ChoosesTheHexesInALassoWithControl) {
  Workbench bench{Document(test::lone_island())};
  stroke(bench, std::vector<Point>{{-0.4, -0.4}, {2.2, -0.4}, {2.2, 0.4}, {0.9, 0.4}, {0.9, 2}, {-0.4, 2}},
         test::control);
  EXPECT_THAT(bench.selection().hexes, ElementsAre(Hex{0, 0}, Hex{1, 0}, Hex{0, 1}));
}

TEST(SelectTool, MovesTheSelectionThatIsDragged) {
  Workbench bench{Document(test::lone_island())};
  click(bench, Hex{0, 0});
  const Point beside_the_token{0, -0.5}, there{centre({2, -1}).x, centre({2, -1}).y - 0.5};
  bench.press(pointer_at({}, beside_the_token));
  bench.drag(pointer_at({}, there));
  EXPECT_THAT(bench.hover(pointer_at({}, there)).hexes, ElementsAre(Hex{2, -1}));
  bench.release(pointer_at({}, there));
  EXPECT_EQ(bench.scenario().cells.at({2, -1}), (Cell{Terrain::Hills, 5, {}}));
  EXPECT_FALSE(bench.scenario().cells.contains({0, 0}));
  EXPECT_THAT(bench.selection().hexes, ElementsAre(Hex{2, -1}));
  EXPECT_EQ(test::last_label(bench), "move a hex");
  bench.undo();
  EXPECT_EQ(bench.scenario(), test::lone_island());
}

TEST(SelectTool, KeepsItsGestureApartFromSymmetry) {
  Workbench bench{Document(test::lone_island())};
  bench.symmetry.turns = 6;
  click(bench, Hex{1, 0});
  EXPECT_EQ(bench.hover(test::over(bench, {2, 0})).hexes.size(), 1U);
  EXPECT_EQ(bench.selection().hexes.size(), 1U);
}

}  // namespace
}  // namespace hexwright
