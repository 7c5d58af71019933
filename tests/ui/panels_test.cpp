#include <gmock/gmock.h>
#include <wx/button.h>

#include "gui/problems_panel.h"
#include "ui/driver.h"
#include "validation/validate.h"

// Problems, history, properties. EDIT-02

namespace hexwright::ui_test {
namespace {

TEST(Panels, AFindingIsShownAtItsPlaceAndFixedFromThePanel) {
  start_with("base-3-4");
  const Scenario before = scenario();
  const std::size_t findings_before = ask([] {
    frame().desk().check();
    return frame().desk().findings().size();
  });
  press("Token 5");
  click(place_of(Hex{0, -3}));  // the sea
  wait_until("one finding more", [&] { return frame().desk().findings().size() > findings_before; });
  const std::vector<Finding> findings = ask([] { return frame().desk().findings(); });
  bool fixed = false;
  for (const Finding& finding : findings) {
    key(WXK_F8);
    wait_until("the next finding", [&] {
      const Finding* chosen = frame().problems().chosen();
      return chosen && chosen->identity() == finding.identity();
    });
    if (!finding.fix) continue;
    screenshot("problems");
    press("Fix");
    fixed = wait_until("the fix", [] { return frame().desk().history().position() == 2; });
    break;
  }
  EXPECT_TRUE(fixed);
  EXPECT_EQ(scenario(), before);
}

TEST(Panels, HistoryGoesToAnyState) {
  start_with("base-3-4");
  const Scenario before = scenario();
  press("Hills");
  click(place_of(Hex{0, 0}));
  wait_until("the first step", [] { return frame().desk().history().position() == 1; });
  click(place_of(Hex{1, 0}));
  wait_until("the second step", [] { return frame().desk().history().position() == 2; });
  const wxRect list = ask([] { return wxWindow::FindWindowByName("History")->GetScreenRect(); });
  click({list.x + 30, list.y + 10});
  wait_until("the start", [] { return frame().desk().history().position() == 0; });
  EXPECT_EQ(scenario(), before);
  screenshot("history");
}

TEST(Panels, F6WalksThroughAllPanes) {
  start_with("base-3-4");
  for (const std::size_t pane : {1U, 2U, 3U, 4U, 0U}) {
    key(WXK_F6);
    wait_until("the next pane", [pane] {
      wxWindow* focus = wxWindow::FindFocus();
      wxWindow* window = frame().panes()[pane].window;
      return focus && (focus == window || window->IsDescendant(focus));
    });
  }
}

}  // namespace
}  // namespace hexwright::ui_test
