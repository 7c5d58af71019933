#include <gmock/gmock.h>

#include "editor/core/editing/harbor_edges.h"
#include "tests/ui/driver.h"

// Drawing with mouse and keyboard. EDIT-01

namespace hexwright::ui_test {
namespace {

std::size_t steps() {
  return ask([] { return frame().context().history().position(); });
}

TEST(Editing, ADragPaintsTerrainAsOneStepAndKeepsTheOtherLayers) {
  start_with("base-3-4");
  const Scenario before = scenario();
  press("Mountains");
  const wxPoint from = place_of(Hex{-1, 0}), over = place_of(Hex{0, 0}), to = place_of(Hex{1, 0});
  drag({from, over, to});
  wait_until("the painted step", [] { return frame().context().history().position() == 1; });
  screenshot("painted");
  Scenario expected = before;
  for (const Hex hex : {Hex{-1, 0}, Hex{0, 0}, Hex{1, 0}}) expected.cells[hex].terrain = Terrain::Mountains;
  EXPECT_EQ(scenario(), expected);
  EXPECT_EQ(steps(), 1U);

  key('Z', wxMOD_CONTROL);
  wait_until("undo", [] { return frame().context().history().position() == 0; });
  EXPECT_EQ(scenario(), before);
  key('Z', wxMOD_CONTROL | wxMOD_SHIFT);
  wait_until("redo", [] { return frame().context().history().position() == 1; });
  EXPECT_EQ(scenario(), expected);
  key('Z', wxMOD_CONTROL);
  wait_until("undo again", [] { return frame().context().history().position() == 0; });
  key('Y', wxMOD_CONTROL);
  wait_until("redo by the other key", [] { return frame().context().history().position() == 1; });
}

TEST(Editing, ABrushOfSevenCoversTheNeighbours) {
  start_with("base-3-4");
  Scenario expected = scenario();
  press("Desert");
  press("Brush of 7 hexes");
  click(place_of(Hex{0, 0}));
  wait_until("the painted step", [] { return frame().context().history().position() == 1; });
  expected.cells[{0, 0}].terrain = Terrain::Desert;
  for (const Direction direction : all_directions) expected.cells[step(direction)].terrain = Terrain::Desert;
  EXPECT_EQ(scenario(), expected);
}

TEST(Editing, ATokenIsPlacedByMouseAndByKeyboard) {
  start_with("base-3-4");
  Scenario expected = scenario();
  press("Token 9");
  click(place_of(Hex{1, 0}));
  wait_until("the token", [] { return frame().context().history().position() == 1; });
  expected.cells[{1, 0}].token = 9;
  EXPECT_EQ(scenario(), expected);

  on_ui([] { frame().canvas().SetFocus(); });
  key(WXK_RIGHT);  // the cursor appears at the hex of the click
  key(WXK_RIGHT);  // and walks to the next
  wait_until("the cursor", [] { return frame().canvas().target() == Hex{2, 0}; });
  screenshot("keyboard-cursor");
  key('1');
  key('1');
  wait_until("the second token", [] { return frame().context().history().position() == 2; });
  expected.cells[{2, 0}].token = 11;
  EXPECT_EQ(scenario(), expected);
}

TEST(Editing, ANumberIsTypedOverAHexRightAfterTheToolWasChosenByMouse) {
  start_with("base-3-4");
  press("Number tokens");
  wait_until("the tool", [] { return frame().context().bench().tool() == ToolKind::Token; });
  const Hex hex{1, 0};
  move_to(place_of(hex));
  key('5');
  wait_until("the number",
             [&] { return frame().context().scenario().cells.at(hex).token == PlacedToken(5); });
}

TEST(Editing, ANumberGoesToTheHexUnderThePointerAndToTheSelectionWhereThereIsNone) {
  start_with("base-3-4");
  const auto token = [](Hex hex) { return frame().context().scenario().cells.at(hex).token; };
  key('S');
  wait_until("the select tool", [] { return frame().context().bench().tool() == ToolKind::Select; });
  click(place_of(Hex{1, 0}));
  wait_until("the selection", [] { return frame().context().bench().selection().hexes.size() == 1; });
  move_to(place_of(Hex{-1, 0}));
  key('4');
  wait_until("the number of what is selected, while selecting", [&] {
    return token({1, 0}) == PlacedToken(4);
  });
  key('N');
  wait_until("the token tool", [] { return frame().context().bench().tool() == ToolKind::Token; });
  key('5');
  wait_until("the number under the pointer", [&] { return token({-1, 0}) == PlacedToken(5); });
  EXPECT_EQ(ask([&] { return token({1, 0}); }), PlacedToken(4));
  move_to(ask([] { return frame().canvas().ClientToScreen(wxPoint(3, 3)); }));  // beside the hexes
  key('6');
  wait_until("the number of what is selected", [&] { return token({1, 0}) == PlacedToken(6); });
}

TEST(Editing, AHarborIsPlacedByMouseAndByKeyboard) {
  start_with("base-3-4");
  Scenario expected = scenario();
  press("Ore harbor 2:1");
  click(place_of(Path(Hex{3, -1}, Direction::West)));
  wait_until("the harbor", [] { return frame().context().history().position() == 1; });
  expected.harbors[Path(Hex{3, -1}, Direction::West)] = {.facing = Direction::West, .kind = HarborKind::Ore};
  EXPECT_EQ(scenario(), expected);
  screenshot("harbor-placed");

  on_ui([] { frame().canvas().SetFocus(); });
  move_to(place_of(Hex{3, -1}));  // the middle of a path lies in either hex
  wait_until("the pointer", [] { return frame().canvas().target() == Hex{3, -1}; });
  for (int i = 0; i < 5; ++i) key(WXK_LEFT);
  key(WXK_RETURN);  // what is aimed at lies between two hexes, so that neither tells where the cursor is
  wait_until("the second harbor", [] { return frame().context().history().position() == 2; });
  EXPECT_TRUE(scenario().harbors.contains(Path(Hex{-2, -1}, Direction::East)));
}

// Found by a random walk: the properties looked for hexes in a selection that has none.
TEST(Editing, ASelectedHarborIsRemovedAndNotSelectedAnyMore) {
  start_with("base-3-4");
  const Path at = scenario().harbors.begin()->first;
  on_ui([&] {
    frame().context().act([&](Workbench& bench) {
      bench.select({.hexes = {}, .harbor = at});
      return std::optional<Refusal>();
    });
    frame().canvas().SetFocus();
  });
  key(WXK_DELETE);
  wait_until("the harbor to go", [&] { return !frame().context().scenario().harbors.contains(at); });
  EXPECT_TRUE(ask([] { return frame().context().bench().selection().empty(); }));
  key('Z', wxMOD_CONTROL);
  wait_until("the harbor again", [&] { return frame().context().scenario().harbors.contains(at); });
}

TEST(Editing, EscapeTakesAStrokeBack) {
  start_with("base-3-4");
  const Scenario before = scenario();
  press("Hills");
  move_to(place_of(Hex{0, 0}));
  hold_button(true);
  wait_until("the stroke", [&] { return frame().context().scenario() != before; });
  key(WXK_ESCAPE);
  wait_until("the stroke to be taken back", [&] { return frame().context().scenario() == before; });
  hold_button(false);
  EXPECT_EQ(ask([] { return frame().context().history().size(); }), 0U);
}

TEST(Editing, CopyTurnAndPasteLayAPieceDown) {
  start_with("base-3-4");
  const Scenario before = scenario();
  key('S');
  wait_until("the select tool", [] { return frame().context().bench().tool() == ToolKind::Select; });
  click(place_of(Hex{1, 0}));
  wait_until("the selection", [] { return frame().context().bench().selection().hexes.size() == 1; });
  key('C', wxMOD_CONTROL);
  key('V', wxMOD_CONTROL);
  wait_until("the floating piece", [] { return frame().canvas().has_floating_piece(); });
  click(place_of(Hex{-1, 1}));
  wait_until("the pasted step", [] { return frame().context().history().position() == 1; });
  EXPECT_EQ(scenario().cells.at({-1, 1}), before.cells.at({1, 0}));
}

TEST(Editing, SeaIsLaidAroundTheLandAndAGapIsFilled) {
  Scenario ring;
  for (const Direction d : all_directions) ring.cells[step(d)].terrain = Terrain::Hills;
  start_with_scenario(ring);
  press("Fields");
  press("Fill");
  key('O');
  wait_until("only empty places", [] { return frame().context().bench().hand.only_empty; });
  click(place_of(Hex{0, 0}));
  wait_until("the gap to be filled", [] { return frame().context().scenario().cells.contains({0, 0}); });
  EXPECT_EQ(steps(), 1U);
  EXPECT_EQ(scenario().cells.at({0, 0}).terrain, PlacedTerrain(Terrain::Fields));
  key('B', wxMOD_CONTROL);
  wait_until("the sea", [] { return frame().context().history().position() == 2; });
  EXPECT_EQ(scenario().cells.size(), 19U);
  EXPECT_EQ(scenario().cells.at({2, 0}).terrain, PlacedTerrain(Terrain::Sea));
  EXPECT_EQ(scenario().cells.at({1, 0}).terrain, PlacedTerrain(Terrain::Hills));
  screenshot("surrounded");
}

TEST(Editing, ZoomKeepsThePointUnderThePointer) {
  start_with("base-3-4");
  const wxPoint before = place_of(Hex{1, -1});
  const double scale = ask([] { return frame().canvas().scale(); });
  move_to(before);
  for (int i = 0; i < 3; ++i) key(WXK_NUMPAD_ADD);
  wait_until("the zoom", [&] { return frame().canvas().scale() > scale * 1.5; });
  const wxPoint after = place_of(Hex{1, -1});
  EXPECT_NEAR(after.x, before.x, 2);
  EXPECT_NEAR(after.y, before.y, 2);
  key('0', wxMOD_CONTROL);
  wait_until("the whole map again", [&] { return frame().canvas().scale() == scale; });
}

TEST(Editing, OnlyEmptyPlacesIsKeptForTheNextWindow) {
  start_empty();
  press("Terrain");
  press("Only empty places");
  wait_until("the choice", [] { return frame().context().bench().hand.only_empty; });
  const auto* first = ask([] { return &frame(); });
  key('N', wxMOD_CONTROL | wxMOD_SHIFT);
  wait_until("another window", [&] {
    return &frame() != first && frame().IsActive() && frame().canvas().HasFocus() &&
           frame().canvas().has_painted();
  });
  EXPECT_TRUE(ask([] { return frame().context().bench().hand.only_empty; }));
}

}  // namespace
}  // namespace hexwright::ui_test
