#include "editor/core/editing/moving.h"

#include "model/rules/words.h"
#include "tests/editor/core/gestures.h"

// Selected hexes move with everything, or one layer of them alone. EDIT-01

namespace hexwright {
namespace {

using test::control;
using test::stroke;

constexpr Hex hills{0, 0}, fields{1, 0};
const HexSet both{hills, fields};
constexpr Hex north{1, -2};  ///< by which they are moved

Scenario furnished() {
  Scenario scenario = test::sea_around(4);
  scenario.cells[hills] = {Terrain::Hills, 5, {}};
  scenario.cells[fields] = {Terrain::Fields, 8, {}};
  scenario.harbors[Path({-1, 0}, Direction::East)] = {Direction::East, HarborKind::Ore};
  scenario.markers[Marker::Robber] = fields;
  scenario.closed_to_founding = {Intersection(hills, Corner::South)};
  return scenario;
}

Scenario after(const Moving& moving, Scenario scenario = furnished()) {
  const auto made = move_command(scenario, both, moving);
  if (const auto* refusal = made.refusal()) throw std::runtime_error(text(refusal->why));
  const auto done = apply_edits(scenario, made.value().edits);
  if (const auto* refusal = done.refusal()) throw std::runtime_error(text(refusal->why));
  return scenario;
}

std::string refusal_of(const Moving& moving, const Scenario& scenario = furnished()) {
  const auto made = move_command(scenario, both, moving);
  const auto* refusal = made.refusal();
  const Preview preview = preview_of_moving(scenario, both, moving);
  EXPECT_EQ(preview.refused, refusal != nullptr);
  return refusal ? text(refusal->why) : "";
}

TEST(Moving, OnlyTerrainLeavesNumbersHarborsAndPiecesWhereTheyAre) {
  Scenario expected = furnished();
  expected.cells[hills].terrain = {};
  expected.cells[fields].terrain = {};
  expected.cells[hills + north].terrain = Terrain::Hills;
  expected.cells[fields + north].terrain = Terrain::Fields;
  EXPECT_EQ(after({north, Moved::Terrain}), expected);
}

TEST(Moving, OnlyNumberTokensMove) {
  Scenario expected = furnished();
  expected.cells[hills].token = {};
  expected.cells[fields].token = {};
  expected.cells[hills + north].token = 5;
  expected.cells[fields + north].token = 8;
  EXPECT_EQ(after({north, Moved::Tokens}), expected);
}

TEST(Moving, AStepByOneOntoEachOtherKeepsBothNumbers) {
  Scenario expected = furnished();
  expected.cells[hills].token = {};
  expected.cells[fields].token = 5;
  expected.cells[{2, 0}].token = 8;
  EXPECT_EQ(after({{1, 0}, Moved::Tokens}), expected);
}

TEST(Moving, OnlyHarborsMoveAndStayAtCoasts) {
  Scenario scenario = furnished();
  scenario.cells[{0, 2}] = scenario.cells[{1, 2}] = {Terrain::Forest, {}, {}};
  Scenario expected = scenario;
  expected.harbors.clear();
  expected.harbors[Path({-1, 2}, Direction::East)] = {Direction::East, HarborKind::Ore};
  EXPECT_EQ(after({{0, 2}, Moved::Harbors}, scenario), expected);
  EXPECT_EQ(refusal_of({north, Moved::Harbors}), "a harbor would lie at no coast");
}

TEST(Moving, OnlyPiecesAndClosedIntersectionsMove) {
  Scenario expected = furnished();
  expected.markers[Marker::Robber] = fields + north;
  expected.closed_to_founding = {Intersection(hills + north, Corner::South)};
  EXPECT_EQ(after({north, Moved::Markers}), expected);
  EXPECT_EQ(refusal_of({north, Moved::Markers, true}),
            "there is only one robber and one pirate: they cannot be copied");
}

TEST(Moving, WholeHexesTakeTheirLocksAlong) {
  Scenario scenario = furnished();
  scenario.generation.locked = {hills, Hex{3, 0}};
  const Scenario moved = after({north, Moved::Everything}, scenario);
  EXPECT_THAT(moved.generation.locked, testing::UnorderedElementsAre(hills + north, Hex{3, 0}));
  EXPECT_EQ(after({north, Moved::Terrain}, scenario).generation, scenario.generation);
}

TEST(Moving, NothingIsLostBesideTheBoard) {
  EXPECT_EQ(refusal_of({{9, 0}, Moved::Tokens}), "a number token would lie beside the board");
  EXPECT_EQ(refusal_of({{9, 0}, Moved::Markers}), "a piece would stand beside the board");
  EXPECT_EQ(refusal_of({{9, 0}, Moved::Everything}), "");
}

TEST(Moving, WhereNothingOfTheLayerLiesItSaysSo) {
  EXPECT_EQ(refusal_of({north, Moved::Tokens}, test::sea_around(4)),
            "no number token lies on the selected hexes");
  EXPECT_EQ(refusal_of({north, Moved::Harbors}, test::sea_around(4)), "no harbor lies at the selected hexes");
}

TEST(Moving, ACopyLeavesTheFirstAsItIs) {
  const Scenario copied = after({{0, -3}, Moved::Everything, true});
  EXPECT_EQ(copied.cells.at({0, -3}), (Cell{Terrain::Hills, 5, {}}));
  EXPECT_EQ(copied.cells.at(hills), (Cell{Terrain::Hills, 5, {}}));
  EXPECT_EQ(copied.harbors.size(), 2U);
  EXPECT_EQ(copied.markers.at(Marker::Robber), fields);
  EXPECT_EQ(after({north, Moved::Tokens, true}).cells.at(hills).token, PlacedToken(5));
}

TEST(Moving, AStepGoesWhereItIsSeenToGo) {
  Details turned;
  turned.quarter_turned = true;
  const std::pair<Direction, std::string> seen[] = {
      {Direction::East, "north-east"},      {Direction::West, "south-west"},
      {Direction::NorthEast, "north"},      {Direction::SouthWest, "south"},
      {Direction::NorthWest, "north-west"}, {Direction::SouthEast, "south-east"}};
  for (const auto& [direction, words] : seen) {
    EXPECT_EQ(step_seen(direction, {}), direction);
    EXPECT_EQ(text(word(step_seen(direction, turned), turned)), words);
  }
}

TEST(Moving, ThePreviewShowsTheHexesThemselves) {
  const Preview preview = preview_of_moving(furnished(), both, {north});
  ASSERT_TRUE(preview.ghost);
  EXPECT_TRUE(preview.ghost->hexes);
  EXPECT_EQ(preview.ghost->piece.cells.at(hills + north), (Cell{Terrain::Hills, 5, {}}));
  EXPECT_EQ(preview.hexes, (std::vector<Hex>{hills + north, fields + north}));
  const Preview tokens = preview_of_moving(furnished(), both, {north, Moved::Tokens});
  ASSERT_TRUE(tokens.ghost);
  EXPECT_FALSE(tokens.ghost->hexes);
  EXPECT_EQ(tokens.ghost->piece.cells.size(), 2U);
}

TEST(Moving, ADragOfTheSelectionMovesWhatTheHandSays) {
  Workbench bench{Document(furnished())};
  bench.hand.moved = Moved::Tokens;
  bench.select({both, {}});
  stroke(bench, {hills, hills + north}, control);
  EXPECT_EQ(bench.scenario(), after({north, Moved::Tokens, true}));
  EXPECT_EQ(test::last_label(bench), "copy 2 number tokens");
  EXPECT_EQ(bench.selection().hexes, (HexSet{hills + north, fields + north}));
}

}  // namespace
}  // namespace hexwright
