#include "editor/core/editing/clipboard.h"

#include <rapidcheck/gtest.h>

#include "tests/editor/core/gestures.h"
#include "tests/support/generators.h"

namespace hexwright {
namespace {

namespace gen = rc::gen;

Scenario performed(Scenario scenario, const Edits& edits) {
  const auto outcome = apply_edits(scenario, edits);
  if (const auto* refusal = outcome.refusal()) throw std::runtime_error(text(refusal->why));
  return scenario;
}

/// A hex of hills with all that can be at a hex.
Scenario furnished() {
  Scenario scenario = test::lone_island();
  scenario.cells[{0, 0}].token = Drawn{"numbers"};
  scenario.cells[{0, 1}].stack = "fog";
  scenario.token_pools["numbers"] = {{5, 1}};
  scenario.token_pools["fog numbers"] = {{4, 1}};
  scenario.stacks["fog"] = {{{Terrain::Gold, 1}}, "fog numbers"};
  scenario.harbors[Path({1, 0}, Direction::West)] = {Direction::West, Drawn{"harbors"}};
  scenario.harbor_pools["harbors"] = {{HarborKind::Ore, 1}};
  scenario.areas["Home"] = {{AreaRole::Home}, Chits{}, {{0, 0}, {3, 0}}};
  scenario.markers[Marker::Robber] = {0, 0};
  return scenario;
}

TEST(Fragment, HoldsWhatLiesAtItsHexesAndWhatThatNames) {
  const Fragment fragment = lift(furnished(), {{0, 0}, {0, 1}}, {0, 0});
  const Scenario& piece = fragment.scenario;
  EXPECT_EQ(piece.cells.size(), 2U);
  EXPECT_EQ(piece.harbors.size(), 1U);
  EXPECT_THAT(piece.areas.at("Home").cells, testing::ElementsAre(Hex{0, 0}));
  EXPECT_EQ(piece.markers.size(), 1U);
  EXPECT_TRUE(piece.stacks.contains("fog"));
  EXPECT_TRUE(piece.harbor_pools.contains("harbors"));
  EXPECT_THAT(piece.token_pools, testing::SizeIs(2));
}

TEST(Fragment, SurvivesTheClipboardAsText) {
  const Fragment fragment = lift(furnished(), {{0, 0}, {0, 1}, {1, 0}}, {0, 0});
  const auto read = fragment_from_text(clipboard_text(fragment));
  ASSERT_FALSE(read.refusal());
  EXPECT_EQ(read.value(), fragment);
}

TEST(Fragment, IsNotMadeOfOtherText) {
  const auto read = fragment_from_text("a shopping list");
  ASSERT_TRUE(read.refusal());
  EXPECT_EQ(text(read.refusal()->why), "the clipboard holds no piece of a map");
}

TEST(Fragment, TurnsSixTimesIntoItself) {
  const Fragment fragment = lift(furnished(), {{0, 0}, {0, 1}, {1, 0}}, {0, 0});
  EXPECT_NE(turned(fragment, 1), fragment);
  EXPECT_EQ(turned(turned(fragment, 2), 4), fragment);
  EXPECT_EQ(mirrored(mirrored(fragment)), fragment);
}

/// A fragment of the hexes {0, 0} and {1, 0} with a frontier area on both.
Scenario with_frontier(Scenario scenario) {
  scenario.frontiers.emplace(Path({0, 0}, Direction::East), Intersection({0, 0}, Corner::NorthEast));
  return scenario;
}

// FRO-01
TEST(Fragment, TakesAFrontierAreaAlongWithBothItsHexes) {
  const Scenario scenario = with_frontier(furnished());
  EXPECT_TRUE(lift(scenario, {{0, 0}}, {0, 0}).scenario.frontiers.empty());
  const Scenario moved = performed(scenario, move_command(scenario, {{0, 0}, {1, 0}}, {-1, 0}).edits);
  EXPECT_EQ(moved.frontiers.size(), 1U);
  EXPECT_EQ(moved.frontiers.at(Path({-1, 0}, Direction::East)), Intersection({-1, 0}, Corner::NorthEast));
  const Scenario turned = performed(scenario, turn_command(scenario, {{0, 0}, {1, 0}}, 3).edits);
  EXPECT_EQ(turned.frontiers.size(), 1U);
  EXPECT_TRUE(performed(scenario, cut_command(scenario, {{1, 0}}).edits).frontiers.empty());
}

TEST(Fragment, TakesAlongAllThatItsStacksName) {
  Scenario scenario = furnished();
  scenario.stacks["fog"].dealt = 1;
  scenario.stacks["fog"].dealt_from = "normal";
  scenario.stacks["fog"].paired_with = "sea";
  scenario.stacks["sea"].hexes = {{Terrain::Sea, 1}};
  scenario.terrain_pools["normal"] = {{Terrain::Hills, 1}};
  scenario.terrain_tokens["fog numbers"] = {{Terrain::Gold, {{4, 1}}}};
  const Scenario pasted = performed({}, paste_command({}, copy(scenario, {{0, 1}}), {0, 0}).edits);
  EXPECT_EQ(pasted.stacks, scenario.stacks);
  EXPECT_EQ(pasted.terrain_pools, scenario.terrain_pools);
  EXPECT_EQ(pasted.terrain_tokens, scenario.terrain_tokens);
}

TEST(WholeMap, TurnsWithItsFrontierAreas) {
  const Scenario scenario = with_frontier(furnished());
  const auto command = turn_map_command(scenario, 1);
  const Scenario turned = performed(scenario, command.value().edits);
  EXPECT_EQ(turned.frontiers.at(Path({0, 0}, Direction::SouthEast)), Intersection({0, 0}, Corner::SouthEast));
  EXPECT_EQ(performed(turned, turn_map_command(turned, 5).value().edits), scenario);
}

TEST(Paste, BringsAreasPoolsAndStacksIntoAnEmptyScenario) {
  const Fragment fragment = lift(furnished(), {{0, 0}, {0, 1}, {1, 0}}, {0, 0});
  const Scenario pasted = performed({}, paste_command({}, fragment, {0, 0}).edits);
  EXPECT_EQ(pasted, fragment.scenario);
}

TEST(Paste, LeavesTheRobberOfTheMapWhereItIs) {
  const Scenario scenario = furnished();
  const Scenario pasted =
      performed(scenario, paste_command(scenario, copy(scenario, {{0, 0}}), {-2, 0}).edits);
  EXPECT_EQ(pasted.markers.at(Marker::Robber), (Hex{0, 0}));
  EXPECT_EQ(pasted.cells.at({-2, 0}), scenario.cells.at({0, 0}));
  EXPECT_TRUE(pasted.harbors.contains(Path({-1, 0}, Direction::West))) << "the sea is there";
}

TEST(Paste, LeavesOutAHarborThatWouldLieOnLand) {
  Scenario scenario = furnished();
  scenario.cells[{-1, 0}].terrain = Terrain::Forest;
  const Scenario pasted =
      performed(scenario, paste_command(scenario, copy(scenario, {{0, 0}}), {-2, 0}).edits);
  EXPECT_FALSE(pasted.harbors.contains(Path({-1, 0}, Direction::West)));
}

TEST(Cut, ThenPasteElsewhereIsAMove) {
  const Scenario scenario = furnished();
  const HexSet hexes{{0, 0}, {1, 0}};
  const Hex by{0, -2};
  const Scenario cut = performed(scenario, cut_command(scenario, hexes).edits);
  const Scenario pasted =
      performed(cut, paste_command(cut, copy(scenario, hexes), middle_of(hexes) + by).edits);
  EXPECT_EQ(pasted, performed(scenario, move_command(scenario, hexes, by).edits));
  EXPECT_EQ(pasted.markers.at(Marker::Robber), by);
}

TEST(Turn, TakesHarborsAlong) {
  Scenario scenario = test::lone_island();
  scenario.harbors[Path({1, 0}, Direction::West)] = {Direction::West, HarborKind::Ore};
  const Scenario turned = performed(scenario, turn_command(scenario, {{0, 0}}, 1).edits);
  EXPECT_EQ(turned.harbors.begin()->second.facing, Direction::NorthWest);
  EXPECT_EQ(turned.harbors.begin()->first, Path({0, 0}, Direction::SouthEast));
  const Scenario mirrored = performed(scenario, mirror_command(scenario, {{0, 0}}).edits);
  EXPECT_EQ(mirrored.harbors.begin()->first, Path({0, 0}, Direction::West));
}

TEST(Turn, SelectsTheHexesWhereTheyComeToLie) {
  const HexSet hexes{{0, 0}, {1, 0}, {2, 0}};
  EXPECT_THAT(turned_hexes({}, hexes, 1), testing::ElementsAre(Hex{1, -1}, Hex{1, 0}, Hex{1, 1}));
  EXPECT_EQ(mirrored_hexes({}, hexes), hexes);
}

TEST(TurnMap, TurnsEverythingSixTimesIntoItself) {
  const Scenario start = furnished();
  Scenario scenario = start;
  for (int i = 0; i < 6; ++i) {
    const auto command = turn_map_command(scenario, 1);
    ASSERT_FALSE(command.refusal());
    scenario = performed(scenario, command.value().edits);
  }
  EXPECT_EQ(scenario, start);
}

TEST(TurnMap, RefusesWhatWouldTearJoinedEdges) {
  Scenario scenario = test::lone_island();
  scenario.topology = Topology::joined_east_west(9, -6);
  EXPECT_TRUE(turn_map_command(scenario, 1).refusal());
  EXPECT_FALSE(turn_map_command(scenario, 3).refusal());
  EXPECT_FALSE(mirror_map_command(scenario).refusal());
}

RC_GTEST_PROP(Move, ThereAndBackLeavesTheMovedHexesAsTheyWere, ()) {
  const auto scenario = *test::any_scenario();
  RC_PRE(!scenario.cells.empty());
  const HexSet hexes = all_hexes(scenario);
  const Hex by = *test::any_hex();
  const Scenario there = performed(scenario, move_command(scenario, hexes, by).edits);
  const HexSet moved = moved_hexes(scenario.topology, hexes, by);
  const Scenario back = performed(there, move_command(there, moved, Hex{} - by).edits);
  RC_ASSERT(back.cells == scenario.cells);
}

}  // namespace
}  // namespace hexwright
