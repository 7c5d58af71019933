#include <gtk/gtk.h>

#include <gmock/gmock.h>

#include "editor/core/editing/properties.h"
#include "editor/gui/panels/problems_panel.h"
#include "tests/ui/driver.h"

// Words that are longer than their place in a panel can be read all the same.

namespace hexwright::ui_test {
namespace {

// wxWidgets has no way to read the tip of a row.
TEST(Panels, TheHistoryTellsEachStepInATip) {
  start_with("base-3-4");
  press("Hills");
  click(place_of(Hex{0, 0}));
  wait_until("the step", [] { return frame().context().history().position() == 1; });
  const wxRect list = ask([] { return wxWindow::FindWindowByName("History")->GetScreenRect(); });
  const wxPoint second{list.x + 60, list.y + 36};
  move_to(second - wxPoint(4, 0));
  move_to(second);
  wait_until("the tip", [] {
    GList* const all = gtk_window_list_toplevels();
    bool found = false;
    for (GList* each = all; each; each = each->next)
      found = found || (gtk_widget_is_visible(GTK_WIDGET(each->data)) &&
                        gtk_window_get_type_hint(GTK_WINDOW(each->data)) == GDK_WINDOW_TYPE_HINT_TOOLTIP);
    g_list_free(all);
    return found;
  });
  screenshot("history-tip");
}

// Each step lists the steps anew, while the toolkit is at one of its keys.
TEST(Panels, ArrowKeysWalkThroughTheHistory) {
  constexpr std::size_t steps = 40;
  start_with("base-3-4");
  on_ui([] {
    for (std::size_t i = 0; i < steps; ++i)
      frame().context().perform(set_terrain({{0, 0}}, i % 2 == 0 ? Terrain::Hills : Terrain::Forest));
  });
  const wxRect list = ask([] { return wxWindow::FindWindowByName("History")->GetScreenRect(); });
  click({list.x + 60, list.y + list.height / 2});
  wait_until("a step back", [] { return frame().context().history().position() < steps; });
  for (std::size_t i = 0; i < steps; ++i) key(WXK_UP);
  wait_until("the start", [] { return frame().context().history().position() == 0; });
  for (std::size_t i = 0; i < steps; ++i) key(WXK_DOWN);
  wait_until("the last step", [] { return frame().context().history().position() == steps; });
}

TEST(Panels, TheButtonOfAFixHasRoomForItsWords) {
  start_with("jungle-3-4");
  on_ui([] {
    HexSet jungles;
    for (const auto& [hex, cell] : frame().context().scenario().cells)
      if (fixed(cell.terrain) == Terrain::Jungle) jungles.insert(hex);
    frame().context().perform(set_terrain(jungles, Terrain::Desert));
    frame().context().perform(set_token(jungles, {}));
    frame().context().check();
  });
  wait_until("findings", [] { return !frame().context().findings().empty(); });
  std::size_t fixes = 0, in_two_lines = 0;
  for (std::size_t i = ask([] { return frame().context().findings().size(); }); i > 0; --i) {
    on_ui([&] {
      frame().problems().step(1);
      const Finding* finding = frame().problems().chosen();
      if (!finding || !finding->fix) return;
      const wxWindow& fix = *wxWindow::FindWindowByName("Fix", &frame());
      ++fixes;
      in_two_lines += fix.GetLabel().Contains("\n") ? 1 : 0;
      EXPECT_FALSE(fix.GetLabel().Contains(L"…")) << fix.GetLabel();
      EXPECT_LE(fix.GetBestSize().y, fix.GetSize().y) << fix.GetLabel();
    });
  }
  EXPECT_GT(fixes, 0U);
  EXPECT_GT(in_two_lines, 0U);
  screenshot("fix-in-two-lines");
}

}  // namespace
}  // namespace hexwright::ui_test
