#include <gmock/gmock.h>
#include <wx/clipbrd.h>
#include <wx/scrolwin.h>
#include <wx/statusbr.h>

#include "tests/ui/driver.h"
#include "tests/ui/terminal.h"

// What is selected is changed from the palette, told in the status bar, doubled; layers are hidden and
// locked.

namespace hexwright::ui_test {
namespace {

void select_by_clicks(std::initializer_list<Hex> hexes) {
  key('S');
  wait_until("the tool", [] { return frame().context().bench().tool() == ToolKind::Select; });
  bool first = true;
  for (const Hex hex : hexes) {
    if (!first) hold_key(WXK_SHIFT, true);
    click(place_of(hex));
    if (!first) hold_key(WXK_SHIFT, false);
    first = false;
  }
  wait_until("the selection",
             [&] { return frame().context().bench().selection().hexes.size() == hexes.size(); });
}

std::string status() {
  return ask([] {
    wxString all;
    for (int i = 0; i < frame().GetStatusBar()->GetFieldsCount(); ++i)
      all += frame().GetStatusBar()->GetStatusText(i) + "|";
    return all.utf8_string();
  });
}

void scroll_toolbox(int to) {
  on_ui([to] { dynamic_cast<wxScrolledWindow&>(*wxWindow::FindWindowByName("tools")).Scroll(-1, to); });
}

TEST(Layers, AClickInThePaletteChangesWhatIsSelectedAndTheStatusBarCountsIt) {
  start_with("base-3-4");
  Scenario expected = scenario();
  select_by_clicks({{0, 0}, {1, 0}});
  EXPECT_THAT(status(), testing::HasSubstr("2 hexes selected, land 2, "));
  screenshot("selected-hexes");
  press("Forest");
  wait_until("the step", [] { return frame().context().history().position() == 1; });
  for (const Hex hex : {Hex{0, 0}, Hex{1, 0}}) expected.cells[hex].terrain = Terrain::Forest;
  EXPECT_EQ(scenario(), expected);
  EXPECT_EQ(ask([] { return frame().context().bench().tool(); }), ToolKind::Select);
}

TEST(Layers, TheStatusBarStopsCountingWithoutAWordToTheTerminal) {
  start_with("base-3-4");
  const Terminal terminal(folder() / "terminal.txt");
  select_by_clicks({{0, 0}});
  EXPECT_THAT(status(), testing::HasSubstr("1 hex selected"));
  key(WXK_ESCAPE);
  wait_until("nothing selected", [] { return frame().context().bench().selection().hexes.empty(); });
  EXPECT_THAT(status(), testing::Not(testing::HasSubstr("selected")));
  EXPECT_EQ(terminal.text(), "");
}

TEST(Layers, ControlDHoldsACopyOfWhatIsSelected) {
  start_with("base-3-4");
  select_by_clicks({{0, 0}});
  const Cell cell = scenario().cells.at({0, 0});
  key('D', wxMOD_CONTROL);
  wait_until("the copy", [] { return frame().canvas().has_floating_piece(); });
  click(place_of(Hex{2, 0}));
  wait_until("the copy laid down", [] { return frame().context().history().position() == 1; });
  EXPECT_EQ(scenario().cells.at({2, 0}), cell);
  EXPECT_EQ(scenario().cells.at({0, 0}), cell);
}

TEST(Layers, ThePictureOfTheMapGoesToOtherPrograms) {
  start_with("base-3-4");
  key('C', wxMOD_CONTROL | wxMOD_SHIFT);
  wait_until("the picture", [] { return wxTheClipboard->IsSupported(wxDataFormat("image/svg+xml")); });
  const std::string png = ask([] {
    wxCustomDataObject data(wxDF_BITMAP);  // "image/png"
    wxTheClipboard->Open();
    wxTheClipboard->GetData(data);
    wxTheClipboard->Close();
    return std::string(static_cast<const char*>(data.GetData()), data.GetSize());
  });
  EXPECT_THAT(png, testing::StartsWith("\x89PNG"));
}

TEST(Layers, AreHiddenAndLockedInTheToolbox) {
  start_with("base-3-4");
  const Scenario before = scenario();
  scroll_toolbox(1000);
  press("Show: Number tokens");
  wait_until("no numbers", [] { return !frame().canvas().options().numbers; });
  press("Lock: Terrain");
  wait_until("the lock", [] { return frame().context().bench().hand.locked.has(MapLayer::Terrain); });
  screenshot("layers");
  scroll_toolbox(0);
  press("Mountains");
  click(place_of(Hex{1, 0}));
  wait_until("the reason",
             [] { return frame().GetStatusBar()->GetStatusText(0).Contains("layer is locked: Terrain"); });
  EXPECT_EQ(scenario(), before);
  scroll_toolbox(1000);
  press("Show: Number tokens");
  press("Lock: Terrain");
  wait_until("all as before", [] {
    return frame().canvas().options().numbers && frame().context().bench().hand.locked.empty();
  });
  click(place_of(Hex{1, 0}));
  wait_until("the mountains", [] { return frame().context().history().position() == 1; });
}

}  // namespace
}  // namespace hexwright::ui_test
