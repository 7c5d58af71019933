#include <gmock/gmock.h>

#include "editor/gui/batch/live_batch.h"
#include "editor/gui/library/autosave.h"
#include "editor/gui/panels/problems_panel.h"
#include "editor/gui/tour/callout.h"
#include "tests/ui/driver.h"
#include "tests/ui/room.h"
#include "tests/ui/theme.h"

// Two minutes through the window.

namespace hexwright::ui_test {
namespace {

gui::Callout* tour() {
  for (wxWindow* child : frame().GetChildren())
    if (auto* callout = dynamic_cast<gui::Callout*>(child); callout && callout->IsShown()) return callout;
  return nullptr;
}

void wait_for_step(std::size_t step) {
  wait_until("step " + std::to_string(step + 1) + " of the tour",
             [&] { return tour() && tour()->step() == step; });
}

/// All of it is seen, and nothing of it is cut.
void expect_readable(const std::string& name) {
  wait_until("room for the note", [] { return wxRect(frame().GetClientSize()).Contains(tour()->GetRect()); });
  wait_until("room for its words", [] { return without_room_in(*tour()).empty(); });
  screenshot(name);
}

void begin() {
  start_with("base-3-4");
  choose_in_menu('H', "t");
  wait_for_step(0);
  wait_until("the board of the tour",
             [] { return frame().context().scenario().details.title == "Practice board"; });
  wait_until("the keyboard at the note", [] {
    const wxWindow* focus = wxWindow::FindFocus();
    return frame().IsActive() && focus && focus->GetName() == "next step";
  });
}

void leave() {
  key(WXK_ESCAPE);
  wait_until("the tour to be gone", [] { return !tour() && frame().canvas().HasFocus(); });
}

TEST(Tour, GoesOnWhenOneDoesWhatItSays) {
  begin();
  expect_readable("tour-1-terrain");
  press("Mountains");
  wait_for_step(1);
  expect_readable("tour-2-paint");
  click(place_of(Hex{0, -1}));
  wait_for_step(2);
  expect_readable("tour-3-number");
  move_to(place_of(Hex{0, -1}));
  key('5');
  wait_for_step(3);
  expect_readable("tour-4-problem");
  wait_until("the problem of the robber", [] { return !frame().context().findings().empty(); });
  const Hex robber = scenario().markers.at(Marker::Robber);
  for (const Finding& finding : ask([] { return frame().context().findings(); })) {
    key(WXK_F8);
    wait_until("the next finding", [&] {
      const Finding* chosen = frame().problems().chosen();
      return chosen && chosen->identity() == finding.identity();
    });
    if (finding.check.find("robber") != std::string::npos) break;
  }
  key('.', wxMOD_CONTROL);
  wait_for_step(4);
  EXPECT_NE(scenario().markers.at(Marker::Robber), robber);
  EXPECT_FALSE(ask([] { return frame().autosave()->keeps(); })) << "what is practised on would be recovered";
  expect_readable("tour-5-playtest");
  press("Play the games");
  wait_for_step(5);
  on_ui([] { frame().batch().cancel(); });
  expect_readable("tour-6-deal");
  const Scenario drawn = scenario();
  press("Deal a board");
  wait_for_step(6);
  EXPECT_FALSE(scenario().cells == drawn.cells);
  expect_readable("tour-7-play");
  press("next step");
  wait_for_step(7);
  expect_readable("tour-8-save");
  press("next step");
  wait_until("the end of the tour", [] { return !tour(); });
}

TEST(Tour, LeavesABoardWhoseWorkIsKeptOnceItIsSaved) {
  begin();
  leave();
  save_as(folder() / "practice.xml");
  wait_until("the work to be kept from now on", [] { return frame().autosave()->keeps(); });
  press("Mountains");
  click(place_of(Hex{0, 0}));
  wait_until("a draft", [] { return frame().autosave()->work().state() == DocumentAutosave::State::Kept; });
  key('S', wxMOD_CONTROL);
  wait_until("no draft", [] { return frame().autosave()->work().state() == DocumentAutosave::State::Idle; });
}

TEST(Tour, IsReadByTheKeyboardAlone) {
  begin();
  for (std::size_t step = 1; step < 8; ++step) {
    key(WXK_RETURN);
    wait_for_step(step);
  }
  key('B', wxMOD_ALT);
  wait_for_step(6);
  key('N', wxMOD_ALT);
  wait_for_step(7);
  key('N', wxMOD_ALT);  // Finish
  wait_until("the tour to be gone", [] { return !tour() && frame().canvas().HasFocus(); });
}

TEST(Tour, IsLeftInTheMiddleByEscapeWhereverTheKeyboardIs) {
  begin();
  press("next step");
  wait_for_step(1);
  on_ui([] { frame().canvas().SetFocus(); });
  leave();
  wait_until("nothing to stay of it", [] { return !wxWindow::FindWindowByName("edge", &frame()); });
}

TEST(Tour, LeavesAMapAloneThatWasDrawnIn) {
  start_with("base-3-4");
  press("Mountains");
  click(place_of(Hex{0, 0}));
  wait_until("the step", [] { return frame().context().history().size() == 1; });
  const Scenario mine = scenario();
  const gui::Frame* window = ask([] { return &frame(); });
  choose_in_menu('H', "t");
  wait_for_step(0);
  EXPECT_NE(ask([] { return &frame(); }), window) << "the tour has a window of its own";
  EXPECT_TRUE(ask([&] { return window->context().scenario() == mine && !window->IsBeingDeleted(); }));
  key(WXK_ESCAPE);
  wait_until("the tour to be gone", [] { return !tour(); });
}

TEST(Tour, IsReadableOnADarkGround) {
  const Theme theme("HighContrastInverse");
  begin();
  wait_until("a dark board", [] { return lightness_of_corner(frame().canvas()) < dark; });
  expect_readable("tour-dark");
  leave();
}

TEST(Tour, TheWelcomePageLeadsToIt) {
  start_with("base-3-4");
  on_ui([] { frame().show_welcome(); });
  press("Take the Tour");
  wait_for_step(0);
  key(WXK_ESCAPE);
  wait_until("the tour to be gone", [] { return !tour(); });
}

}  // namespace
}  // namespace hexwright::ui_test
