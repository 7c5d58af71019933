#include <rapidcheck/gtest.h>

#include "editor/core/editing/clipboard.h"
#include "io/xml/scenario_xml.h"
#include "tests/editor/core/gestures.h"
#include "tests/support/generators.h"

namespace hexwright {
namespace {

namespace gen = rc::gen;

/// Takes any tool with anything in the hand and works anywhere on the board with it.
void any_gesture(Workbench& bench) {
  bench.take((*gen::elementOf(std::vector<ToolInfo>(all_tools().begin(), all_tools().end()))).kind);
  bench.hand.shape = *gen::elementOf(all_shapes);
  bench.hand.terrain = *gen::elementOf(all_terrains);
  bench.hand.token = *gen::inRange(2, 13);
  bench.hand.harbor = *gen::elementOf(all_harbor_kinds);
  bench.hand.marker = *gen::elementOf(all_markers);
  bench.hand.area = *test::common_name();
  bench.hand.stack = *test::common_name();
  bench.hand.only_empty = *gen::arbitrary<bool>();
  bench.hand.moved = *gen::elementOf(all_moved);
  bench.symmetry.turns = *gen::element(1, 1, 2, 3, 6);
  bench.symmetry.left_right = *gen::arbitrary<bool>();
  const Modifiers modifiers{*gen::arbitrary<bool>(), *gen::arbitrary<bool>()};
  const auto any_point = [] {
    const Point middle = centre(*test::any_hex(4));
    return Point{middle.x + *gen::inRange(-8, 9) / 10.0, middle.y + *gen::inRange(-8, 9) / 10.0};
  };
  std::vector<Point> way;
  for (int n = *gen::inRange(1, 5); n > 0; --n) way.push_back(any_point());
  test::stroke(bench, way, modifiers);
}

RC_GTEST_PROP(AnyGestures, AreUndoneToTheStartRedoneToTheEndAndSaved, ()) {
  const auto start = *test::any_scenario();
  Workbench bench{Document(start)};
  const int gestures = *gen::inRange(1, 8);
  for (int i = 0; i < gestures; ++i) {
    any_gesture(bench);
    RC_ASSERT(static_cast<int>(bench.document().history().size()) <= i + 1);
    RC_ASSERT(!bench.in_gesture());
  }
  const Scenario end = bench.scenario();

  const LoadedScenario read = read_xml(write_xml(end));
  RC_ASSERT(!has_errors(read.problems));
  RC_ASSERT(read.scenario == end);

  History& history = bench.document().history();
  history.go_to(0);
  RC_ASSERT(history.now() == start);
  history.go_to(history.size());
  RC_ASSERT(history.now() == end);
}

/// Without what face-down hexes keep below, which neither shows nor plays. SEA-08
Scenario what_counts(Scenario scenario) {
  for (auto& [hex, cell] : scenario.cells)
    if (is_hidden(cell)) cell.terrain = {}, cell.token = {};
  return scenario;
}

RC_GTEST_PROP(AnyGestures, LeaveAStepOnlyWhereTheyChangeWhatCounts, ()) {
  Workbench bench{Document(*test::any_scenario())};
  for (int i = *gen::inRange(1, 8); i > 0; --i) {
    const Scenario before = bench.scenario();
    const std::size_t steps = bench.document().history().position();
    any_gesture(bench);
    if (bench.document().history().position() > steps)
      RC_ASSERT(!(what_counts(bench.scenario()) == what_counts(before)));
  }
}

RC_GTEST_PROP(AnyGestures, KeepEveryPlaceInItsCanonicalSpelling, ()) {
  Workbench bench{Document(*test::any_scenario())};
  for (int i = 0; i < 4; ++i) any_gesture(bench);
  const Scenario& scenario = bench.scenario();
  const auto canonical = [&](const auto& place) { return scenario.topology.canonical(place) == place; };
  for (const auto& [hex, cell] : scenario.cells) RC_ASSERT(canonical(hex));
  for (const auto& [path, harbor] : scenario.harbors) RC_ASSERT(canonical(path));
  for (const auto& [path, centre] : scenario.frontiers) RC_ASSERT(canonical(path) && canonical(centre));
  for (const auto& [marker, hex] : scenario.markers) RC_ASSERT(canonical(hex));
  for (const Hex hex : bench.selection().hexes) RC_ASSERT(canonical(hex));
}

RC_GTEST_PROP(AnyMoveTurnOrPaste, IsUndoneToTheStart, ()) {
  const auto start = *test::any_scenario();
  Workbench bench{Document(start)};
  const auto some = *test::any_hexes(5);
  HexSet hexes;
  for (const Hex h : some) hexes.insert(start.topology.canonical(h));
  RC_PRE(!hexes.empty());
  RC_ASSERT(!bench.perform(move_command(bench.scenario(), hexes, *test::any_hex(4))));
  RC_ASSERT(!bench.perform(turn_command(bench.scenario(), hexes, *gen::inRange(1, 6))));
  RC_ASSERT(!bench.perform(mirror_command(bench.scenario(), hexes)));
  RC_ASSERT(
      !bench.perform(paste_command(bench.scenario(), copy(bench.scenario(), hexes), *test::any_hex(4))));
  bench.document().history().go_to(0);
  RC_ASSERT(bench.scenario() == start);
}

RC_GTEST_PROP(AnyHover, ChangesNothingAndAlwaysHasWords, ()) {
  const auto start = *test::any_scenario();
  Workbench bench{Document(start)};
  for (const ToolInfo& tool : all_tools()) {
    bench.take(tool.kind);
    const Preview preview = bench.hover(test::over(bench, *test::any_hex(4)));
    RC_ASSERT(!preview.hint.pattern.empty());
  }
  RC_ASSERT(bench.scenario() == start);
}

}  // namespace
}  // namespace hexwright
