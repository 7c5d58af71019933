#include "editor/core/editing/properties.h"
#include "tests/editor/core/gestures.h"

// What is done to the same thing again and again is one undo step, as typing is.

namespace hexwright {
namespace {

/// A sea hex between six of land, with a harbor in it.
Workbench bench_with_bay() {
  Scenario scenario = test::sea_around(2);
  for (const Direction d : all_directions) scenario.cells[step(d)].terrain = Terrain::Hills;
  scenario.harbors[Path({0, 0}, Direction::East)] = {Direction::East, HarborKind::Ore};
  return Workbench(Document(scenario));
}

Path only_harbor(const Workbench& bench) { return bench.scenario().harbors.begin()->first; }

void turn_on(Workbench& bench) {
  const Path now = only_harbor(bench), then = next_edge(bench.scenario(), now)->path();
  bench.go_on({"turn", {{}, now}}, turn_harbor(bench.scenario(), now), {"turn", {{}, then}});
}

TEST(GoingOn, IsOneStepThatComesBackAsOne) {
  Workbench bench = bench_with_bay();
  const Scenario before = bench.scenario();
  turn_on(bench);
  turn_on(bench);
  turn_on(bench);
  EXPECT_EQ(only_harbor(bench), Path({0, 0}, Direction::West));
  EXPECT_EQ(bench.document().history().size(), 1U);
  bench.undo();
  EXPECT_EQ(bench.scenario(), before);
}

TEST(GoingOn, EndsWithAnythingElse) {
  Workbench bench = bench_with_bay();
  turn_on(bench);
  bench.perform(set_terrain({{2, 0}}, Terrain::Desert));
  turn_on(bench);
  EXPECT_EQ(bench.document().history().size(), 3U);
  bench.undo();
  turn_on(bench);
  turn_on(bench);
  EXPECT_EQ(bench.document().history().size(), 3U) << "what came after undoing is a step of its own";
}

TEST(GoingOn, EndsWithAnotherThingOrAnotherKind) {
  Workbench bench = bench_with_bay();
  turn_on(bench);
  const Path now = only_harbor(bench);
  const auto another = set_harbor_kind(bench.scenario(), now, HarborKind::Wool);
  bench.go_on({"kind", {{}, now}}, another, {"kind", {{}, now}});
  EXPECT_EQ(bench.document().history().size(), 2U);
}

TEST(GoingOn, KeepsWhatWasSavedInBetween) {
  Workbench bench = bench_with_bay();
  turn_on(bench);
  bench.document().history().mark_saved();
  turn_on(bench);
  EXPECT_EQ(bench.document().history().size(), 2U);
  bench.undo();
  EXPECT_FALSE(bench.document().is_modified());
}

TEST(GoingOn, AllTheWayRoundIsNoStepAndTakesNoOtherAlong) {
  Workbench bench = bench_with_bay();
  bench.perform(set_terrain({{2, 0}}, Terrain::Desert));
  for (int turn = 0; turn < 6; ++turn) turn_on(bench);
  EXPECT_EQ(bench.document().history().size(), 1U);
  turn_on(bench);
  EXPECT_EQ(bench.document().history().size(), 2U);
  bench.undo();
  EXPECT_EQ(bench.scenario().cells.at({2, 0}).terrain, PlacedTerrain(Terrain::Desert));
}

}  // namespace
}  // namespace hexwright
