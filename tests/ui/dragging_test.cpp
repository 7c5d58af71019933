#include <limits>
#include <optional>

#include <gmock/gmock.h>
#include <wx/statusbr.h>

#include "editor/gui/canvas/edge_scroll.h"
#include "io/render/board/places_in_hex.h"
#include "tests/ui/driver.h"
#include "tests/ui/rest.h"

// What lies on the map is taken with the mouse and put elsewhere. EDIT-01

namespace hexwright::ui_test {
namespace {

std::size_t steps_done() {
  return ask([] { return frame().context().history().position(); });
}

void wait_for_steps(std::size_t count) {
  wait_until("step " + std::to_string(count), [&] {
    return frame().context().history().position() == count && !frame().context().bench().in_gesture();
  });
}

wxPoint marker_of(Hex hex) {
  const Point middle = centre(hex);
  return place_on_map({middle.x + marker_place.x, middle.y + marker_place.y});
}

/// On the ground of a hex, beside everything that lies there.
wxPoint ground_of(Hex hex) {
  const Point middle = centre(hex);
  return place_on_map({middle.x, middle.y - 0.5});
}

void start_dragging() {
  start_with("base-3-4");
  key('S');
  wait_until("the select tool", [] { return frame().context().bench().tool() == ToolKind::Select; });
}

/// Takes what is at the first place and holds it above the second.
void hold_over(wxPoint from, wxPoint to) {
  move_to(from);
  hold_button(true);
  move_to({(from.x + to.x) / 2, (from.y + to.y) / 2});
  move_to(to);
}

/// The hex with a number, but for the one with 6 that is carried, that is nearest to that place of the
/// canvas: by how far the map has gone by, which a busy machine does not say beforehand, others are at its
/// edges.
Hex token_nearest(int x) {
  return ask([&] {
    Hex nearest{};
    int least = std::numeric_limits<int>::max();
    for (const auto& [hex, cell] : frame().context().scenario().cells) {
      const int away = std::abs(frame().canvas().place_of(hex).x - x);
      const std::optional<int> token = open_token(cell);
      if (!token || token == 6 || away >= least) continue;
      least = away;
      nearest = hex;
    }
    return nearest;
  });
}

void wait_for_ghost() {
  wait_until("the ghost", [] { return frame().canvas().preview().ghost != nullptr; });
}

TEST(Dragging, ATokenIsMovedAloneAndSwappedWithAnother) {
  start_dragging();
  Scenario expected = scenario();
  hold_over(place_of(Hex{0, -1}), place_of(Hex{1, -1}));
  wait_for_ghost();
  screenshot("token-held");
  hold_button(false);
  wait_for_steps(1);
  expected.cells[{0, -1}].token = 4;
  expected.cells[{1, -1}].token = 6;
  EXPECT_EQ(scenario(), expected);
  key('Z', wxMOD_CONTROL);
  wait_for_steps(0);
  drag({place_of(Hex{0, -1}), place_of(Hex{0, 0})});  // to the desert, which has none
  wait_for_steps(1);
  EXPECT_EQ(scenario().cells.at({0, 0}).token, PlacedToken(6));
  EXPECT_EQ(scenario().cells.at({0, -1}).token, PlacedToken());
}

TEST(Dragging, TheRobberIsMovedAlone) {
  start_dragging();
  Scenario expected = scenario();
  hold_over(marker_of({0, 0}), place_of(Hex{1, 1}));
  wait_for_ghost();
  screenshot("robber-held");
  hold_button(false);
  wait_for_steps(1);
  expected.markers[Marker::Robber] = {1, 1};
  EXPECT_EQ(scenario(), expected);
}

TEST(Dragging, AHarborSnapsToACoastAndTurnsToIt) {
  start_dragging();
  Scenario expected = scenario();
  const Path from({3, -2}, Direction::SouthWest), to({3, -1}, Direction::West);
  hold_over(place_of(Hex{3, -2}), place_of(to));
  wait_for_ghost();
  screenshot("harbor-held");
  hold_button(false);
  wait_for_steps(1);
  expected.harbors.erase(from);
  expected.harbors[to] = {.facing = Direction::West, .kind = HarborKind::Ore};
  EXPECT_EQ(scenario(), expected);
  EXPECT_EQ(ask([] { return frame().context().bench().selection().harbor; }), to);
}

TEST(Dragging, AtTheEdgeOfTheCanvasTheMapGoesByUntilThePointerLeavesIt) {
  start_dragging();
  const auto x_of = [](Hex hex) { return frame().canvas().place_of(hex).x; };
  const wxRect canvas = ask([] { return frame().canvas().GetScreenRect(); });
  hold_over(place_of(Hex{0, -1}), {canvas.GetRight() - 4, place_of(Hex{0, -1}).y});
  wait_until("what lay beyond the edge", [&] { return x_of({4, 0}) < canvas.width / 2; });
  // Away from the edge at once: until the program has heard of that the map goes by, and its hexes with it.
  move_to({canvas.x + canvas.width / 2, canvas.y + canvas.height / 2});
  resting_place([] { return frame().canvas().place_of(Hex{0, 0}); });
  screenshot("edge-scrolled");
  const Hex target = token_nearest(canvas.width / 2);
  move_to(place_of(target));
  wait_for_ghost();
  const int still = ask([&] { return x_of(target); });
  hold_button(false);
  wait_for_steps(1);
  EXPECT_EQ(scenario().cells.at(target).token, PlacedToken(6));
  EXPECT_EQ(ask([&] { return x_of(target); }), still);
}

TEST(Dragging, TheMapGoesByFasterTheNearerTheEdgeIs) {
  const auto step = [](int x, int y) { return gui::step_at_edge({x, y}, {100, 100}, 24); };
  EXPECT_EQ(step(50, 50), wxPoint(0, 0));
  EXPECT_LT(step(2, 50).x, step(20, 50).x);
  EXPECT_LT(step(20, 50).x, 0);
  EXPECT_GT(step(50, 120).y, step(50, 90).y);
  EXPECT_EQ(step(50, 5000), step(50, 1000));
}

TEST(Dragging, WhereATokenCannotLieTheStatusBarSaysWhyAndEscapeGivesItBack) {
  start_dragging();
  const Scenario before = scenario();
  hold_over(place_of(Hex{0, -1}), place_of(Hex{3, 0}));
  wait_until("the reason", [] {
    return frame().canvas().preview().refused &&
           frame().GetStatusBar()->GetStatusText().Contains("number tokens lie on land");
  });
  screenshot("token-refused");
  move_to(place_of(Hex{0, 0}));
  wait_for_ghost();
  key(WXK_ESCAPE);
  wait_until("no ghost", [] { return frame().canvas().preview().ghost == nullptr; });
  hold_button(false);
  EXPECT_EQ(scenario(), before);
  EXPECT_EQ(steps_done(), 0U);
}

TEST(Dragging, ControlMakesACopyOfWhatIsHeldAtOnce) {
  start_dragging();
  hold_over(place_of(Hex{0, -1}), place_of(Hex{0, 0}));
  const auto hint_is = [](const char* words) { return text(frame().canvas().preview().hint) == words; };
  wait_until("the move", [&] { return hint_is("move the number token"); });
  hold_key(WXK_CONTROL, true);
  wait_until("the copy", [&] { return hint_is("copy the number token"); });
  hold_key(WXK_CONTROL, false);
  wait_until("the move again", [&] { return hint_is("move the number token"); });
  hold_button(false);
  wait_for_steps(1);
  EXPECT_EQ(scenario().cells.at({0, -1}).token, PlacedToken());
}

TEST(Dragging, WithControlACopyIsPut) {
  start_dragging();
  hold_key(WXK_CONTROL, true);
  drag({place_of(Hex{0, -1}), place_of(Hex{0, 0})});
  hold_key(WXK_CONTROL, false);
  wait_for_steps(1);
  EXPECT_EQ(scenario().cells.at({0, 0}).token, PlacedToken(6));
  EXPECT_EQ(scenario().cells.at({0, -1}).token, PlacedToken(6));
}

/// Two land hexes in the middle, by the mouse.
void select_two() {
  click(ground_of({0, -1}));
  wait_until("one", [] { return frame().context().bench().selection().hexes.size() == 1; });
  hold_key(WXK_SHIFT, true);
  click(ground_of({1, -1}));
  hold_key(WXK_SHIFT, false);
  wait_until("two", [] { return frame().context().bench().selection().hexes.size() == 2; });
}

TEST(Dragging, ASelectionIsCarriedAsItsPicturesShow) {
  start_dragging();
  const Scenario before = scenario();
  select_two();
  hold_over(place_of(Hex{0, -1}), place_of(Hex{0, 0}));
  wait_for_ghost();
  screenshot("selection-held");
  hold_button(false);
  wait_for_steps(1);
  EXPECT_EQ(scenario().cells.at({0, 0}), before.cells.at({0, -1}));
  EXPECT_EQ(scenario().cells.at({1, 0}), before.cells.at({1, -1}));
  EXPECT_FALSE(scenario().cells.contains({0, -1}));
}

TEST(Dragging, OnlyTheNumbersOfASelectionMoveByMouseAndByKeys) {
  start_dragging();
  Scenario expected = scenario();
  select_two();
  key('L');
  key('L');
  wait_until("the numbers", [] { return frame().context().bench().hand.moved == Moved::Tokens; });
  drag({place_of(Hex{0, -1}), place_of(Hex{0, 0})});
  wait_for_steps(1);
  expected.cells[{0, -1}].token = expected.cells[{1, -1}].token = {};
  expected.cells[{0, 0}].token = 6;
  expected.cells[{1, 0}].token = 4;
  EXPECT_EQ(scenario(), expected);
  key(WXK_LEFT, wxMOD_ALT);
  wait_for_steps(2);
  expected.cells[{-1, 0}].token = 6;
  expected.cells[{0, 0}].token = 4;
  expected.cells[{1, 0}].token = {};
  EXPECT_EQ(scenario(), expected);
  screenshot("numbers-moved");
}

TEST(Dragging, WithControlASelectionIsCopied) {
  start_dragging();
  const Scenario before = scenario();
  select_two();
  hold_key(WXK_CONTROL, true);
  drag({place_of(Hex{0, -1}), place_of(Hex{0, 0})});
  hold_key(WXK_CONTROL, false);
  wait_for_steps(1);
  for (const Hex copied : {Hex{0, 0}, Hex{0, -1}})
    EXPECT_EQ(scenario().cells.at(copied), before.cells.at({0, -1}));
}

TEST(Dragging, APieceThatIsPastedShowsItsHexes) {
  start_dragging();
  select_two();
  key('C', wxMOD_CONTROL);
  key('V', wxMOD_CONTROL);
  wait_until("the piece", [] { return frame().canvas().has_floating_piece(); });
  move_to(place_of(Hex{0, 1}));
  wait_until("its ghost", [] {
    const auto& ghost = frame().canvas().preview().ghost;
    return ghost && ghost->hexes && ghost->piece.cells.size() == 2 && ghost->piece.cells.contains({0, 1});
  });
  screenshot("piece-held");
}

TEST(Dragging, HarborsSwapAndTheSelectedOneGoesOnByKeys) {
  start_dragging();
  Scenario expected = scenario();
  const Path grain({2, -3}, Direction::SouthWest), ore({3, -2}, Direction::SouthWest);
  drag({place_of(Hex{2, -3}), place_of(Hex{3, -2})});
  wait_for_steps(1);
  expected.harbors[grain].kind = HarborKind::Ore;
  expected.harbors[ore].kind = HarborKind::Grain;
  EXPECT_EQ(scenario(), expected);
  EXPECT_EQ(ask([] { return frame().context().bench().selection().harbor; }), ore);
  key(WXK_PAGEDOWN, wxMOD_ALT);  // to the sea south-east of it
  wait_for_steps(2);
  const Path next = *ask([] { return frame().context().bench().selection().harbor; });
  const Scenario after = scenario();
  EXPECT_FALSE(after.harbors.contains(ore));
  EXPECT_EQ(harbor_hex(next, after.harbors.at(next)), neighbour(Hex{3, -2}, Direction::SouthEast));
  EXPECT_EQ(after.harbors.at(next).kind, PlacedHarbor(HarborKind::Grain));
}

TEST(Dragging, TurnsAndNudgesOfTheSameThingAreOneStepEach) {
  start_dragging();
  const Scenario before = scenario();
  select_two();
  key(WXK_RIGHT, wxMOD_ALT);
  wait_for_steps(1);
  const Scenario once = scenario();
  key(WXK_RIGHT, wxMOD_ALT);
  wait_until("the second nudge", [&] { return !(frame().context().scenario() == once); });
  const Scenario twice = scenario();
  EXPECT_EQ(ask([] { return frame().context().history().size(); }), 1U);
  key('R', wxMOD_CONTROL);
  wait_for_steps(2);
  const Scenario turned = scenario();
  key('R', wxMOD_CONTROL);
  wait_until("the second turn", [&] { return !(frame().context().scenario() == turned); });
  EXPECT_EQ(ask([] { return frame().context().history().size(); }), 2U);
  key('Z', wxMOD_CONTROL);
  wait_until("no turn", [&] { return frame().context().scenario() == twice; });
  key('Z', wxMOD_CONTROL);
  wait_until("no nudge", [&] { return frame().context().scenario() == before; });
}

/// The three rarer things, on a piece of land in the sea.
Scenario with_rare_things() {
  Scenario scenario;
  for (int r = -2; r <= 2; ++r)
    for (int q = -2; q <= 2; ++q)
      if (distance(Hex{q, r}, {0, 0}) <= 2) scenario.cells[{q, r}].terrain = Terrain::Sea;
  for (const Direction d : all_directions) scenario.cells[step(d)].terrain = Terrain::Hills;
  scenario.cells[{0, 0}].terrain = Terrain::Desert;
  scenario.rules["seafarers"];
  scenario.rules["frontiers"];
  scenario.markers[Marker::Pirate] = {2, 0};
  const Path border({0, -2}, Direction::East);
  scenario.frontiers[border] = ends(border)[1];
  scenario.closed_to_founding = {Intersection({0, 0}, Corner::South)};
  return scenario;
}

TEST(Dragging, ThePirateAFrontierAreaAndAClosedIntersectionMove) {
  start_with_scenario(with_rare_things());
  key('S');
  wait_until("the select tool", [] { return frame().context().bench().tool() == ToolKind::Select; });
  drag({marker_of({2, 0}), place_of(Hex{0, 2})});
  wait_for_steps(1);
  EXPECT_EQ(scenario().markers.at(Marker::Pirate), (Hex{0, 2}));

  const Path from({0, -2}, Direction::East), to({-2, 1}, Direction::SouthEast);
  hold_over(place_of(from), place_of(to));
  wait_for_ghost();
  screenshot("frontier-held");
  hold_button(false);
  wait_for_steps(2);
  EXPECT_FALSE(scenario().frontiers.contains(from));
  EXPECT_TRUE(scenario().frontiers.contains(to));

  const Intersection south({0, 0}, Corner::South), north({0, 0}, Corner::North);
  drag({place_on_map(position(south)), place_on_map(position(north))});
  wait_for_steps(3);
  EXPECT_THAT(scenario().closed_to_founding, testing::ElementsAre(north));
}

}  // namespace
}  // namespace hexwright::ui_test
