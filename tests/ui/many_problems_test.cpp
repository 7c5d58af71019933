#include <gmock/gmock.h>
#include <wx/dataview.h>

#include "editor/gui/panels/problems_panel.h"
#include "tests/ui/driver.h"

// A large map can have a problem at each of its hexes.

namespace hexwright::ui_test {
namespace {

TEST(ManyProblems, AreListedAsFarAsAnybodyReadsThem) {
  constexpr int side = 50;
  Scenario scenario;
  for (int q = 0; q < side; ++q)
    for (int r = 0; r < side; ++r) scenario.cells[Hex{q, r}].terrain = Terrain::Hills;
  start_with_scenario(scenario);
  wait_until("the problems", [] { return frame().problems().list().GetItemCount() == 2000; });
  const auto words = ask([] {
    const auto* why = wxWindow::FindWindowByName("explanation", &frame().problems());
    return why ? why->GetLabel().utf8_string() : std::string();
  });
  EXPECT_THAT(words, testing::StartsWith("Only the first 2000 of 25"));
  screenshot("many-problems");
}

}  // namespace
}  // namespace hexwright::ui_test
