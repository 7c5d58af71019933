#include <gmock/gmock.h>
#include <wx/button.h>

#include "gui/problems_panel.h"
#include "ui/driver.h"
#include "validation/validate.h"

// Problems, history, properties. EDIT-02

namespace hexwright::ui_test {
namespace {

bool found(std::string_view check) {
  for (const Finding& finding : frame().desk().findings())
    if (finding.check == check && !finding.accepted) return true;
  return false;
}

void lay_a_number_on_the_sea() {
  start_with("base-3-4");
  press("Token 5");
  click(place_of(Hex{0, -3}));
  wait_until("the finding",
             [] { return found("base.numbers-on-land") || !frame().desk().findings().empty(); });
}

TEST(Panels, AFindingIsShownAtItsPlaceAndFixedFromThePanel) {
  start_with("base-3-4");
  const Scenario before = scenario();
  const std::size_t findings_before = ask([] {
    frame().desk().check();
    return frame().desk().findings().size();
  });
  lay_a_number_on_the_sea();
  wait_until("one finding more", [&] { return frame().desk().findings().size() > findings_before; });
  for (std::size_t i = 0; i < 20 && scenario() != before; ++i) {
    key(WXK_F8);
    const bool fixable = ask([] { return frame().problems().chosen() && frame().problems().chosen()->fix; });
    if (i == 0) screenshot("problems");
    if (!fixable) continue;
    press("Fix");
    wait_until("the fix", [] { return frame().desk().history().position() == 2; });
    break;
  }
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
