#include "editor/core/editing/small_pieces.h"
#include "io/render/board/places_in_hex.h"
#include "tests/editor/core/gestures.h"

// With the Select tool small things are taken by themselves. EDIT-01

namespace hexwright {
namespace {

using test::control;
using test::last_label;
using test::stroke;

Point beside(Hex hex, Point place) { return {centre(hex).x + place.x, centre(hex).y + place.y}; }
Point token_of(Hex hex) { return beside(hex, token_place); }
Point marker_of(Hex hex) { return beside(hex, marker_place); }

/// Two hexes of land in the sea; the first has a 5, the second an 8 and the robber. Harbors at both.
Scenario two_lands() {
  Scenario scenario = test::lone_island();
  scenario.cells[{1, 0}] = {Terrain::Fields, 8, {}};
  scenario.markers[Marker::Robber] = {1, 0};
  scenario.markers[Marker::Pirate] = {0, 2};
  scenario.harbors[Path({-1, 0}, Direction::East)] = {Direction::East, HarborKind::Ore};
  scenario.harbors[Path({2, 0}, Direction::West)] = {Direction::West, HarborKind::Brick};
  return scenario;
}

Preview held_over(Workbench& bench, Point from, Point to, Modifiers modifiers = {}) {
  const auto pointer = [&](Point p) { return pointer_at(bench.scenario().topology, p, modifiers); };
  bench.press(pointer(from));
  bench.drag(pointer(to));
  Preview preview = bench.hover(pointer(to));
  bench.cancel();
  return preview;
}

TEST(DragThing, ATokenMovesAloneInOneStep) {
  Workbench bench{Document(test::lone_island())};
  bench.perform({{"land", {}}, {SetTerrain{{1, 0}, Terrain::Fields}}});
  Scenario expected = bench.scenario();
  stroke(bench, {token_of({0, 0}), token_of({1, 0})});
  expected.cells[{0, 0}].token = {};
  expected.cells[{1, 0}].token = 5;
  EXPECT_EQ(bench.scenario(), expected);
  EXPECT_EQ(bench.document().history().size(), 2U);
  EXPECT_EQ(last_label(bench), "move the number token");
}

TEST(DragThing, TokensSwapWhereAnotherLies) {
  Workbench bench{Document(two_lands())};
  stroke(bench, {token_of({0, 0}), token_of({1, 0})});
  EXPECT_EQ(bench.scenario().cells.at({0, 0}).token, PlacedToken(8));
  EXPECT_EQ(bench.scenario().cells.at({1, 0}).token, PlacedToken(5));
  EXPECT_EQ(bench.scenario().markers.at(Marker::Robber), (Hex{1, 0}));
  EXPECT_EQ(last_label(bench), "swap two number tokens");
}

TEST(DragThing, WithControlATokenIsCopied) {
  Workbench bench{Document(two_lands())};
  stroke(bench, {token_of({0, 0}), token_of({1, 0})}, control);
  EXPECT_EQ(bench.scenario().cells.at({0, 0}).token, PlacedToken(5));
  EXPECT_EQ(bench.scenario().cells.at({1, 0}).token, PlacedToken(5));
  EXPECT_EQ(last_label(bench), "copy the number token");
}

TEST(DragThing, WhereATokenCannotLieTheHintSaysWhyAndNothingChanges) {
  Scenario scenario = two_lands();
  scenario.stacks["fog"];
  scenario.cells[{0, 1}].stack = "fog";
  Workbench bench{Document(scenario)};
  const auto hint = [&](Hex to) { return held_over(bench, token_of({0, 0}), centre(to)); };
  EXPECT_TRUE(hint({-1, 0}).refused);
  EXPECT_EQ(text(hint({-1, 0}).hint), "number tokens lie on land");
  EXPECT_EQ(text(hint({0, 1}).hint), "this hex lies face down: it shows no number token");
  EXPECT_EQ(text(hint({9, 9}).hint), "there is no hex here");
  stroke(bench, {token_of({0, 0}), centre({-1, 0})});
  EXPECT_EQ(bench.scenario(), scenario);
  EXPECT_EQ(bench.document().history().size(), 0U);
}

TEST(DragThing, TheTargetShowsAGhostOfWhatIsHeld) {
  Workbench bench{Document(two_lands())};
  const Preview preview = held_over(bench, token_of({0, 0}), token_of({1, 0}));
  ASSERT_TRUE(preview.ghost);
  EXPECT_FALSE(preview.ghost->hexes);
  EXPECT_EQ(preview.ghost->piece.cells.at({1, 0}).token, PlacedToken(5));
  EXPECT_EQ(preview.ghost->piece.cells.at({0, 0}).token, PlacedToken(8));
  EXPECT_EQ(preview.hexes, (std::vector<Hex>{{1, 0}}));
}

TEST(DragThing, TheRobberMovesAndCannotBeCopied) {
  Workbench bench{Document(two_lands())};
  stroke(bench, {marker_of({1, 0}), centre({0, 0})});
  EXPECT_EQ(bench.scenario().markers.at(Marker::Robber), (Hex{0, 0}));
  EXPECT_EQ(bench.scenario().cells.at({1, 0}).token, PlacedToken(8));
  EXPECT_EQ(last_label(bench), "move the robber");
  stroke(bench, {marker_of({0, 2}), centre({0, 3})});
  EXPECT_EQ(bench.scenario().markers.at(Marker::Pirate), (Hex{0, 3}));
  EXPECT_EQ(text(held_over(bench, marker_of({0, 3}), centre({0, 0})).hint), "the pirate lies at sea");
  EXPECT_EQ(text(held_over(bench, marker_of({0, 0}), centre({0, 3})).hint), "the robber stands on land");
  EXPECT_EQ(text(held_over(bench, marker_of({0, 3}), centre({0, 2}), control).hint),
            "there is only one pirate");
}

TEST(DragThing, AHarborSnapsToTheNearestCoastAndFacesIt) {
  Workbench bench{Document(two_lands())};
  const Point south_of_land = test::near_side({0, 1}, Direction::NorthWest);
  stroke(bench, {centre({-1, 0}), south_of_land});
  const Path target({0, 1}, Direction::NorthWest);
  ASSERT_TRUE(bench.scenario().harbors.contains(target));
  EXPECT_EQ(bench.scenario().harbors.at(target), (Harbor{Direction::NorthWest, HarborKind::Ore}));
  EXPECT_EQ(bench.scenario().harbors.size(), 2U);
  EXPECT_EQ(bench.selection().harbor, target);
  EXPECT_EQ(last_label(bench), "move the harbor");
}

TEST(DragThing, OnAnotherHarborTheTwoChangePlaces) {
  Workbench bench{Document(two_lands())};
  stroke(bench, {centre({-1, 0}), centre({2, 0})});
  const auto& harbors = bench.scenario().harbors;
  EXPECT_EQ(harbors.at(Path({-1, 0}, Direction::East)), (Harbor{Direction::East, HarborKind::Brick}));
  EXPECT_EQ(harbors.at(Path({2, 0}, Direction::West)), (Harbor{Direction::West, HarborKind::Ore}));
  EXPECT_EQ(last_label(bench), "swap two harbors");
}

TEST(DragThing, AHarborIsRefusedWhereItWouldBeCrowdedOrHasNoCoast) {
  Scenario scenario = two_lands();
  Workbench bench{Document(scenario)};
  const auto over = [&](Point to) { return text(held_over(bench, centre({-1, 0}), to).hint); };
  EXPECT_EQ(over(centre({0, 3})), "a harbor needs a coast; point at a sea hex beside land");
  EXPECT_EQ(over(test::near_side({1, 1}, Direction::NorthWest)),
            "another harbor already serves an intersection of this coast");
}

TEST(DragThing, AHarborThatComesBackLeavesNoStep) {
  Workbench bench{Document(two_lands())};
  stroke(bench, {centre({-1, 0}), centre({2, 0}), centre({-1, 0})});
  EXPECT_EQ(bench.scenario(), two_lands());
  EXPECT_EQ(bench.document().history().size(), 0U);
}

TEST(DragThing, AFrontierAreaMovesToAnotherPathAtTheBorder) {
  Scenario scenario = test::lone_island();
  const Path from({3, -3}, Direction::SouthEast), to({-3, 0}, Direction::SouthEast);
  scenario.frontiers[from] = ends(from)[0];
  Workbench bench{Document(scenario)};
  stroke(bench, {middle(from), middle(to)});
  EXPECT_FALSE(bench.scenario().frontiers.contains(from));
  EXPECT_TRUE(bench.scenario().frontiers.contains(to));
  EXPECT_EQ(text(held_over(bench, middle(to), middle(Path({0, 0}, Direction::East))).hint),
            "a frontier area lies at the border; hex 0,0 has hexes all around it");
}

TEST(DragThing, AClosedIntersectionMoves) {
  Scenario scenario = test::lone_island();
  const Intersection from({0, 0}, Corner::North), to({0, 0}, Corner::South);
  scenario.closed_to_founding = {from};
  Workbench bench{Document(scenario)};
  stroke(bench, {position(from), position(to)});
  EXPECT_THAT(bench.scenario().closed_to_founding, testing::ElementsAre(to));
  EXPECT_EQ(last_label(bench), "move the closed intersection");
}

TEST(DragThing, EscapeLeavesEverythingAsItWas) {
  Workbench bench{Document(two_lands())};
  bench.press(pointer_at({}, token_of({0, 0})));
  bench.drag(pointer_at({}, token_of({1, 0})));
  bench.cancel();
  EXPECT_FALSE(bench.release(pointer_at({}, token_of({1, 0}))));
  EXPECT_EQ(bench.scenario(), two_lands());
}

TEST(DragThing, OnABoardThatIsShownTurnedTheThingsAreWhereTheyAreSeen) {
  Scenario scenario = two_lands();
  scenario.details.quarter_turned = true;
  const Point middle = centre(Hex{1, 0});
  const Point seen{middle.x + marker_place.y, middle.y - marker_place.x};
  const auto thing = piece_at(scenario, pointer_at({}, seen));
  ASSERT_TRUE(thing);
  EXPECT_TRUE(std::holds_alternative<MarkerPiece>(*thing));
}

TEST(DragThing, SeveralHexesThatAreSelectedMoveTogetherWhereverTheyAreTaken) {
  Workbench bench{Document(two_lands())};
  bench.select({{{0, 0}, {1, 0}}, {}});
  stroke(bench, {token_of({0, 0}), token_of({0, -2})});
  EXPECT_EQ(bench.scenario().cells.at({0, -2}), (Cell{Terrain::Hills, 5, {}}));
  EXPECT_EQ(bench.scenario().cells.at({1, -2}), (Cell{Terrain::Fields, 8, {}}));
}

}  // namespace
}  // namespace hexwright
