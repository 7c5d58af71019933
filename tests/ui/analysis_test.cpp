#include <gmock/gmock.h>
#include <wx/dataview.h>
#include <wx/dcmemory.h>
#include <wx/dcscreen.h>
#include <wx/image.h>
#include <wx/statusbr.h>

#include "editor/gui/analysis/live_analysis.h"
#include "tests/ui/driver.h"

// What is shown above the map while it is drawn.

namespace hexwright::ui_test {
namespace {

gui::LiveAnalysis& analysis() { return frame().analysis(); }

const Heat* at_intersections() { return analysis().heats()[0].get(); }
const Heat* on_hexes() { return analysis().heats()[1].get(); }

void wait_for_results() {
  wait_until("the analysis of the map as it is", [] { return analysis().is_current(); });
}

/// Pixels of a colour around a place of the map, as the screen shows them.
int pixels_of(Colour colour, Point at) {
  return ask([&] {
    const wxPoint place = frame().canvas().ClientToScreen(frame().canvas().place_of(at));
    wxScreenDC screen;
    wxBitmap bitmap(24, 24);
    wxMemoryDC copy(bitmap);
    copy.Blit(0, 0, 24, 24, &screen, place.x - 12, place.y - 12);
    copy.SelectObject(wxNullBitmap);
    const wxImage image = bitmap.ConvertToImage();
    int found = 0;
    for (int y = 0; y < 24; ++y)
      for (int x = 0; x < 24; ++x) {
        const auto near = [](int have, double wanted) { return std::abs(have - 255 * wanted) < 12; };
        found += near(image.GetRed(x, y), colour.red) && near(image.GetGreen(x, y), colour.green) &&
                 near(image.GetBlue(x, y), colour.blue);
      }
    return found;
  });
}

TEST(Analysis, IsSwitchedOnByKeysAndSeenOnTheMap) {
  start_with("base-3-4");
  EXPECT_EQ(ask([] { return analysis().shows_any(); }), false);
  key('1', wxMOD_CONTROL | wxMOD_ALT);
  wait_until("the pips", [] { return analysis().shows(MapOverlay::Pips) && at_intersections(); });
  wait_for_results();
  const Heat heat = ask([] { return *at_intersections(); });
  ASSERT_FALSE(heat.discs.empty());
  screenshot("analysis-pips");
  const Heat::Disc disc = heat.discs[heat.discs.size() / 2];
  EXPECT_GT(pixels_of(disc.ground, disc.at), 20);
  // One kind of marks at a time on intersections; those on hexes besides.
  key('2', wxMOD_CONTROL | wxMOD_ALT);
  wait_until("the mix", [] { return analysis().shows(MapOverlay::Mix); });
  EXPECT_FALSE(ask([] { return analysis().shows(MapOverlay::Pips); }));
  screenshot("analysis-mix");
  key('0', wxMOD_CONTROL | wxMOD_ALT);
  wait_until("nothing", [] { return !analysis().shows_any(); });
}

TEST(Analysis, IsChosenInTheMenu) {
  start_with("new-shores-4");
  choose_in_menu('V', "Y4");
  wait_until("the draft", [] { return at_intersections() && analysis().shows(MapOverlay::Draft); });
  EXPECT_EQ(ask([] { return at_intersections()->discs.size(); }), 8U);
  key('6', wxMOD_CONTROL | wxMOD_ALT);
  wait_until("the reach", [] { return on_hexes() && analysis().shows(MapOverlay::Reach); });
  EXPECT_TRUE(ask([] { return analysis().shows(MapOverlay::Draft); }));
  screenshot("analysis-draft-and-reach");
}

TEST(Analysis, FollowsEachEditAndComparesItWithTheMark) {
  start_with("base-3-4");
  key('6', wxMOD_CONTROL);
  wait_for_results();
  press("Mark the map as before");
  wait_until("the mark", [] { return analysis().has_mark(); });
  key('5', wxMOD_CONTROL | wxMOD_ALT);
  press("Token 8");
  Hex edited;
  for (const auto& [hex, cell] : scenario().cells)
    if (cell.terrain == PlacedTerrain(Terrain::Hills) && cell.token != PlacedToken(8)) edited = hex;
  click(place_of(edited));
  wait_until("the changes on the map", [] { return at_intersections() && !at_intersections()->empty(); });
  wait_for_results();
  const auto rows = ask([] {
    auto* table = dynamic_cast<wxDataViewListCtrl*>(wxWindow::FindWindowByName("Before and after", &frame()));
    std::vector<wxString> all;
    for (int row = 0; table && row < table->GetItemCount(); ++row)
      all.push_back(table->GetTextValue(static_cast<unsigned>(row), 0) + " " +
                    table->GetTextValue(static_cast<unsigned>(row), 3));
    return all;
  });
  EXPECT_THAT(rows, testing::Contains(testing::ResultOf(
                        [](const wxString& row) { return row.StartsWith("Brick: pips +"); }, true)));
  EXPECT_EQ(ask([] { return at_intersections()->discs.size(); }), 6U);
  screenshot("analysis-changes");
}

TEST(Analysis, SaysInTheStatusBarWhyAPlaceIsGood) {
  start_with("fog-islands-4");
  key('3', wxMOD_CONTROL | wxMOD_ALT);
  wait_until("the founding places", [] { return at_intersections() != nullptr; });
  const Point best = ask([] { return at_intersections()->discs.back().at; });
  move_to(ask([&] { return frame().canvas().ClientToScreen(frame().canvas().place_of(best)); }));
  wait_until("the words",
             [] { return frame().GetStatusBar()->GetStatusText(0).Contains("ounding place 1 of"); });
  key('7', wxMOD_CONTROL | wxMOD_ALT);
  wait_until("the odds", [] { return on_hexes() && !on_hexes()->discs.empty(); });
  screenshot("analysis-sites-and-odds");
}

}  // namespace
}  // namespace hexwright::ui_test
