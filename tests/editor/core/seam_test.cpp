#include <rapidcheck/gtest.h>

#include "editor/core/editing/clipboard.h"
#include "editor/core/editing/frontiers.h"
#include "editor/core/search/place_words.h"
#include "tests/editor/core/gestures.h"
#include "tests/support/generators.h"

// On a joined board the designer works as if it went on: beyond the seam lies the other edge. EXP-07, DES-07

namespace hexwright {
namespace {

using test::click;

/// Sea, eight hexes round from west to east, five rows.
Scenario round_sea() {
  Scenario scenario;
  scenario.topology = Topology::joined_east_west(8, -8);
  for (int r = -2; r <= 2; ++r)
    for (int q = -4; q < 4; ++q) scenario.cells[scenario.topology.canonical({q, r})].terrain = Terrain::Sea;
  return scenario;
}

Workbench round_bench(ToolKind tool, Scenario scenario = round_sea()) {
  Workbench bench{Document(std::move(scenario))};
  bench.take(tool);
  return bench;
}

std::vector<Hex> land(const Scenario& scenario) {
  std::vector<Hex> hexes;
  for (const auto& [hex, cell] : scenario.cells)
    if (cell.terrain == PlacedTerrain(Terrain::Forest)) hexes.push_back(hex);
  return hexes;
}

constexpr Hex east{3, 0};    ///< the last hex before the seam
constexpr Hex beyond{4, 0};  ///< drawn beside it, the same as `west`
constexpr Hex west{-4, 0};

TEST(Seam, PaintingBeyondItPaintsTheOtherEdge) {
  Workbench bench = round_bench(ToolKind::Terrain);
  click(bench, beyond);
  EXPECT_THAT(land(bench.scenario()), testing::ElementsAre(west));
  test::stroke(bench, std::vector<Hex>{{2, 0}, {5, 0}});
  EXPECT_THAT(land(bench.scenario()), testing::ElementsAre(west, Hex{-3, 0}, Hex{2, 0}, east));
}

TEST(Seam, BrushesLinesAndRectanglesReachAcross) {
  for (const Shape shape : {Shape::Brush7, Shape::Line, Shape::Rectangle}) {
    Workbench bench = round_bench(ToolKind::Terrain);
    bench.hand.shape = shape;
    test::stroke(bench, std::vector<Hex>{east, beyond});
    EXPECT_THAT(land(bench.scenario()), testing::IsSupersetOf({east, west})) << id(shape);
    EXPECT_EQ(bench.scenario().cells.size(), round_sea().cells.size()) << "nothing lies beyond";
  }
}

TEST(Seam, FillingGoesRoundIt) {
  Scenario scenario = round_sea();
  for (auto& [hex, cell] : scenario.cells)
    if (2 * hex.q + hex.r == 0 || 2 * hex.q + hex.r == 1) cell.terrain = Terrain::Hills;
  Workbench bench = round_bench(ToolKind::Terrain, scenario);
  bench.hand.shape = Shape::Fill;
  click(bench, Hex{2, 0});
  for (const auto& [hex, cell] : bench.scenario().cells)
    EXPECT_NE(cell.terrain, PlacedTerrain(Terrain::Sea)) << hex.q << "," << hex.r;
}

TEST(Seam, HoveringBeyondItShowsTheCanonicalPlace) {
  const Workbench bench = round_bench(ToolKind::Terrain);
  const Pointer pointer = test::over(bench, beyond);
  EXPECT_EQ(pointer.hex, west);
  EXPECT_THAT(bench.hover(pointer).hexes, testing::ElementsAre(west));
  const Pointer side = pointer_at(bench.scenario().topology, test::near_side(beyond, Direction::West));
  EXPECT_EQ(side.path, bench.scenario().topology.canonical(Path(east, Direction::East)));
}

TEST(Seam, IsNamedInTheStatusBar) {
  EXPECT_EQ(line(describe(round_sea(), west)), "hex -4,0, Sea, at the seam");
  EXPECT_EQ(line(describe(round_sea(), Hex{0, 0})), "hex 0,0, Sea");
}

TEST(Seam, HarborsLieAcrossIt) {
  Scenario scenario = round_sea();
  scenario.cells[west] = {Terrain::Forest, 5, {}};
  Workbench bench = round_bench(ToolKind::Harbor, scenario);
  EXPECT_FALSE(click(bench, test::near_side(east, Direction::East)));
  ASSERT_EQ(bench.scenario().harbors.size(), 1U);
  EXPECT_EQ(bench.scenario().harbors.begin()->first,
            scenario.topology.canonical(Path(east, Direction::East)));
  bench.undo();
  EXPECT_FALSE(click(bench, test::near_side(beyond, Direction::West)));
  EXPECT_EQ(bench.scenario().harbors.size(), 1U) << "the same from the other edge";
}

TEST(Seam, FrontierAreasLieAcrossIt) {
  Scenario scenario = round_sea();
  for (auto& [hex, cell] : scenario.cells)
    if (hex.r == -1) cell.terrain = Terrain::Hills;
  const Path across = scenario.topology.canonical(Path({4, -2}, Direction::East));
  const auto in_north = [&](Hex h) { return scenario.topology.canonical(h).r == -2; };
  ASSERT_TRUE(in_north(across.hexes()[0]) && in_north(across.hexes()[1]));
  const Hex last{4, -2}, next{5, -2};
  for (const auto& way : {std::vector<Hex>{last, next}, {next, last}}) {
    Workbench bench = round_bench(ToolKind::Frontier, scenario);
    test::stroke(bench, way);
    ASSERT_EQ(bench.scenario().frontiers.size(), 1U);
    EXPECT_EQ(bench.scenario().frontiers.begin()->first, across);
    EXPECT_EQ(bench.scenario().frontiers.begin()->second,
              scenario.topology.canonical(Intersection(last, Corner::SouthEast)));
    const auto five = frontier_intersections(scenario.topology, *frontier_of(bench.scenario(), last));
    EXPECT_EQ(five.size(), 5U);
  }
}

// FRO-01 and all else that lies across the seam goes with the hexes.
TEST(Seam, MovingWhatLiesAcrossItKeepsItTogether) {
  Scenario scenario = round_sea();
  scenario.cells[west] = {Terrain::Forest, 5, {}};
  scenario.cells[east] = {Terrain::Hills, 6, {}};
  const Path between = scenario.topology.canonical(Path(east, Direction::East));
  scenario.frontiers.emplace(between, scenario.topology.canonical(Intersection(east, Corner::NorthEast)));
  Workbench bench{Document(scenario)};
  bench.perform(move_command(bench.scenario(), {west, east}, {-2, 0}));
  EXPECT_EQ(bench.scenario().cells.at({1, 0}).terrain, PlacedTerrain(Terrain::Hills));
  EXPECT_EQ(bench.scenario().cells.at({2, 0}).terrain, PlacedTerrain(Terrain::Forest));
  ASSERT_EQ(bench.scenario().frontiers.size(), 1U);
  EXPECT_EQ(bench.scenario().frontiers.begin()->first, Path({1, 0}, Direction::East));
  EXPECT_EQ(bench.scenario().frontiers.begin()->second, Intersection({1, 0}, Corner::NorthEast));
}

TEST(Seam, TurningWhatLiesAcrossItTurnsAboutItsMiddle) {
  Scenario scenario = round_sea();
  const HexSet piece{{3, 0}, west, {-3, 0}};
  for (const Hex h : piece) scenario.cells[h].terrain = Terrain::Forest;
  Workbench bench{Document(scenario)};
  bench.perform(turn_command(scenario, piece, 1));
  const auto turned = turned_hexes(scenario.topology, piece, 1);
  EXPECT_THAT(land(bench.scenario()), testing::ElementsAreArray(turned));
  EXPECT_TRUE(turned.contains(west)) << "the middle stays";
}

TEST(Seam, PiecesAreSpelledTogether) {
  const Topology topology = round_sea().topology;
  EXPECT_EQ(together(topology, {{0, 0}, {1, 0}}), (HexSet{{0, 0}, {1, 0}}));
  EXPECT_EQ(together(topology, {west, east}), (HexSet{east, beyond}));
  const Topology rows = Topology::joined_north_south(6, -3);
  EXPECT_EQ(together(rows, {{0, -3}, {0, 2}}), (HexSet{{0, 2}, {-3, 3}}));
}

RC_GTEST_PROP(Seam, AnyMoveAndItsReturnLeaveTheBoardAsItWas, ()) {
  Scenario scenario = round_sea();
  scenario.cells[west] = {Terrain::Forest, 5, {}};
  const Path across = scenario.topology.canonical(Path(east, Direction::East));
  scenario.harbors.emplace(across, Harbor{across.side(), HarborKind::Ore});
  scenario.frontiers.emplace(across, scenario.topology.canonical(ends(across)[0]));
  const HexSet all = all_hexes(scenario);
  const Hex by{*rc::gen::inRange(-9, 10), 0};
  Workbench bench{Document(scenario)};
  bench.perform(move_command(bench.scenario(), all, by));
  bench.perform(move_command(bench.scenario(), all, Hex{} - by));
  RC_ASSERT(bench.scenario() == scenario);
}

}  // namespace
}  // namespace hexwright
