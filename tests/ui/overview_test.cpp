#include <array>
#include <cmath>
#include <cstdlib>
#include <vector>

#include <gmock/gmock.h>
#include <wx/image.h>

#include "editor/core/editing/properties.h"
#include "tests/ui/driver.h"

// The whole map, small, beside the part of it that is in sight.

namespace hexwright::ui_test {
namespace {

/// Larger than the window once it is zoomed in.
constexpr int rows = 60;

/// Hills with a wood in the middle.
Scenario square_map(int rows) {
  Scenario scenario;
  for (int r = 0; r < rows; ++r)
    for (int column = 0; column < rows; ++column)
      scenario.cells[{column - r / 2, r}].terrain =
          std::hypot(column - rows / 2, r - rows / 2) < rows / 4 ? Terrain::Forest : Terrain::Hills;
  return scenario;
}

wxWindow* overview() { return wxWindow::FindWindowByName("overview", &frame().canvas()); }

void start_zoomed_in() {
  start_with_scenario(square_map(rows));
  EXPECT_FALSE(ask([] { return overview()->IsShown(); })) << "all of the map is in sight";
  on_ui([] { frame().canvas().zoom(8); });
  wait_until("the overview", [] { return overview()->IsShown(); });
}

/// A part of the way from its left top to its right bottom.
wxPoint on_overview(double right, double down) {
  const wxRect rect = overview()->GetScreenRect();
  return rect.GetTopLeft() +
         wxPoint(static_cast<int>(right * rect.width), static_cast<int>(down * rect.height));
}

bool is_in_sight(Hex hex) {
  return frame().canvas().GetClientRect().Contains(frame().canvas().place_of(hex));
}

constexpr Hex top_left{0, 0}, bottom_right{rows - 1 - (rows - 1) / 2, rows - 1};

TEST(Overview, ClicksAndDragsMoveTheView) {
  start_zoomed_in();
  EXPECT_FALSE(ask([] { return is_in_sight(top_left); }));
  click(ask([] { return on_overview(0.04, 0.04); }));
  wait_until("the left top", [] { return is_in_sight(top_left) && !is_in_sight(bottom_right); });
  screenshot("overview");
  drag(ask([] {
    return std::vector{on_overview(0.1, 0.1), on_overview(0.5, 0.5), on_overview(0.96, 0.96)};
  }));
  wait_until("the right bottom", [] { return is_in_sight(bottom_right) && !is_in_sight(top_left); });
  EXPECT_TRUE(ask([] { return frame().context().bench().selection().empty(); }))
      << "the map itself was not used";
}

// Above a map that is wider than the window there is room.
TEST(Overview, LiesWhereItCoversNoHexes) {
  Scenario scenario;
  for (int q = -30; q <= 30; ++q)
    for (int r = 1; r <= 20; ++r) scenario.cells[{q, r}].terrain = Terrain::Hills;
  start_with_scenario(scenario);
  on_ui([] {
    frame().SetSize(1024, 700);
    frame().canvas().zoom(4);
    frame().canvas().centre_on(centre({0, 1}));
  });
  wait_until("the overview", [] { return overview()->IsShown(); });
  screenshot("overview-beside-hexes");
  on_ui([] {
    const wxRect place = overview()->GetRect();
    for (const auto& cell : frame().context().scenario().cells)
      EXPECT_FALSE(place.Contains(frame().canvas().place_of(cell.first)));
    frame().SetSize(1280, 780);  // for the tests that follow
  });
}

TEST(Overview, StaysAwayWhereAlmostAllIsInSight) {
  start_with("base-3-4");
  on_ui([] { frame().SetSize(1024, 700); });
  wait_until("the size", [] { return frame().GetSize() == wxSize(1024, 700); });
  on_ui([] {});
  on_ui([] { EXPECT_FALSE(overview()->IsShown()); });
  screenshot("overview-not-yet");
  on_ui([] { frame().SetSize(1280, 780); });
  wait_until("the usual size", [] { return frame().GetSize() == wxSize(1280, 780); });
  on_ui([] { frame().canvas().zoom(1.6); });
  wait_until("the overview", [] { return overview()->IsShown(); });
}

TEST(Overview, IsNotNeededWhereTenThousandHexesAreFitted) {
  constexpr int many = 100;
  start_with_scenario(square_map(many));
  key('F');
  wait_until("all hexes", [] {
    return is_in_sight({0, 0}) && is_in_sight({many - 1 - (many - 1) / 2, many - 1}) &&
           !overview()->IsShown();
  });
  screenshot("ten-thousand-hexes");
}

TEST(Overview, GoesWhenAllIsInSightAndByTheMenu) {
  start_zoomed_in();
  on_ui([] { frame().canvas().SetFocus(); });
  choose_in_menu('V', "E");
  wait_until("no overview", [] { return !overview()->IsShown(); });
  choose_in_menu('V', "E");
  wait_until("the overview", [] { return overview()->IsShown(); });
  key('F');
  wait_until("no overview", [] { return !overview()->IsShown(); });
}

std::array<int, 3> colour_on_overview(double right, double down) {
  const wxPoint place = on_overview(right, down);
  const wxImage pixel = picture_of({place.x, place.y, 1, 1});
  return {pixel.GetRed(0, 0), pixel.GetGreen(0, 0), pixel.GetBlue(0, 0)};
}
bool is_greenish(double right, double down) {
  const auto [red, green, blue] = colour_on_overview(right, down);
  return green > red && green > blue;
}
bool is_bluish(double right, double down) {
  const auto [red, green, blue] = colour_on_overview(right, down);
  return blue > red && blue > green;
}

// It is the largest map that the tests have: even as small as can be it is larger than the window.
TEST(Overview, ShowsTenThousandHexes) {
  start_with_scenario(square_map(100));
  on_ui([] { frame().canvas().zoom(10); });
  wait_until("the overview", [] { return overview()->IsShown(); });
  wait_until("the picture", [] { return is_greenish(0.5, 0.65); });
  screenshot("overview-10000");
}

TEST(Overview, ShowsWhatIsPaintedWhenTheHandRests) {
  start_zoomed_in();
  EXPECT_FALSE(ask([] { return is_bluish(0.2, 0.5); })) << "hills";
  on_ui([] {
    HexSet middle;
    for (const auto& [hex, cell] : frame().context().scenario().cells)
      if (std::abs(hex.r - rows / 2) < rows / 10) middle.insert(hex);
    frame().context().perform(set_terrain(middle, Terrain::Sea));
  });
  wait_until("the sea", [] { return is_bluish(0.2, 0.5) && is_bluish(0.8, 0.5); });
  EXPECT_FALSE(ask([] { return is_bluish(0.2, 0.2); })) << "still hills";
}

}  // namespace
}  // namespace hexwright::ui_test
