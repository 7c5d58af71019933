#include "core/workbench.h"

namespace hexwright {
namespace {

Scenario three_hexes() {
  Scenario s;
  s.cells = {{{0, 0}, {Terrain::Hills, 5, {}}},
             {{1, 0}, {Terrain::Fields, 6, {}}},
             {{2, 0}, {Terrain::Sea, {}, {}}}};
  return s;
}

Pointer at(const Workbench& bench, Hex hex, Modifiers modifiers = {}) {
  return pointer_at(bench.scenario().topology, hex, modifiers);
}

TEST(TerrainTool, KeepsTheNumberThatLiesThere) {
  Workbench bench{Document(three_hexes())};
  bench.take(ToolKind::Terrain);
  bench.hand.terrain = Terrain::Forest;
  bench.press(at(bench, {0, 0}));
  bench.release(at(bench, {0, 0}));
  EXPECT_EQ(bench.scenario().cells.at({0, 0}), (Cell{Terrain::Forest, 5, {}}));
}

TEST(TerrainTool, MakesADragOneStepWithItsCount) {
  Workbench bench{Document(three_hexes())};
  bench.take(ToolKind::Terrain);
  bench.hand.terrain = Terrain::Pasture;
  bench.press(at(bench, {0, 0}));
  bench.drag(at(bench, {2, 0}));
  bench.release(at(bench, {2, 0}));
  ASSERT_EQ(bench.document().history().size(), 1U);
  EXPECT_EQ(text(bench.document().history().label(0)), "paint pasture on 3 hexes");
  bench.undo();
  EXPECT_EQ(bench.scenario(), three_hexes());
}

}  // namespace
}  // namespace hexwright
