#include <algorithm>

#include <gmock/gmock.h>
#include <wx/dataview.h>
#include <wx/toolbar.h>

#include "editor/gui/play/play_canvas.h"
#include "editor/gui/problems_panel.h"
#include "tests/ui/guide.h"
#include "tests/ui/playing.h"
#include "tests/ui/theme.h"

// The window follows the system's colours, also when they change while it is open.

namespace hexwright::ui_test {
namespace {

int lightness_of_icons(const wxFrame& window) {
  return lightness(window.GetToolBar()->GetToolByPos(0)->GetNormalBitmap().ConvertToImage());
}

TEST(Colours, FollowAThemeThatChangesWhileTheWindowIsOpen) {
  start_with("base-3-4");
  wait_until("a light desk", [] { return lightness_of_corner(frame().canvas()) > light; });
  EXPECT_LT(ask([] { return lightness_of_icons(frame()); }), dark);
  {
    const Theme theme("HighContrastInverse");
    wait_until("a dark desk", [] { return lightness_of_corner(frame().canvas()) < dark; });
    wait_until("light icons", [] { return lightness_of_icons(frame()) > light; });
    screenshot("colours-dark");
    play_the_map(1, 5);
    wait_for_person();
    wait_until("a dark desk of the game", [] { return lightness_of_corner(play_window().canvas()) < dark; });
    EXPECT_GT(ask([] { return lightness_of_icons(play_window()); }), light);
    screenshot("colours-dark-play");
  }
  wait_until("dark icons again", [] { return lightness_of_icons(play_window()) < dark; });
  wait_until("a light desk again", [] { return lightness_of_corner(play_window().canvas()) > light; });
}

/// How far the brightest point there is from the darkest.
int contrast_of(const wxRect& place) {
  const wxImage image = picture_of(place);
  const unsigned char* bytes = image.GetData();
  const auto [low, high] = std::minmax_element(bytes, bytes + 3 * image.GetWidth() * image.GetHeight());
  return *high - *low;
}

wxRect first_icon() {
  wxDataViewCtrl& list = frame().problems().list();
  wxRect row = list.GetItemRect(dynamic_cast<wxDataViewListCtrl&>(list).RowToItem(0));
  return {list.ClientToScreen(row.GetPosition()) + wxPoint(1, 1), wxSize(16, row.height - 2)};
}

TEST(Colours, TheGridOfAnEmptyMapAndTheSignsOfFindingsAreSeenOnAnyGround) {
  start_empty();
  wait_until("findings", [] { return frame().desk().findings().size() == 2; });
  const auto expect_seen = [] {
    on_ui([] {
      const wxWindow& map = frame().canvas();
      EXPECT_GT(contrast_of({map.ClientToScreen(wxPoint(20, 20)), wxSize(300, 200)}), 20) << "the grid";
      EXPECT_GT(contrast_of(first_icon()), 110) << "the sign of an error";
    });
  };
  expect_seen();
  {
    const Theme theme("HighContrastInverse");
    wait_until("a dark desk", [] { return lightness_of_corner(frame().canvas()) < dark; });
    wait_until("dark lists", [] { return lightness_of_corner(frame().problems()) < dark; });
    screenshot("colours-dark-empty");
    expect_seen();
  }
  wait_until("a light desk again", [] { return lightness_of_corner(frame().canvas()) > light; });
}

TEST(Colours, TheGuideFollowsTheTheme) {
  start_with("base-3-4");
  key(WXK_F1);
  wait_for_guide({"editor/README", "drawing"});
  const wxWindow& page = *ask([] { return wxWindow::FindWindowByName("Page of the guide", guide_panel()); });
  wait_until("a light page", [&] { return lightness_of_corner(page) > light; });
  {
    const Theme theme("HighContrastInverse");
    wait_until("a dark page", [&] { return lightness_of_corner(page) < dark; });
    screenshot("guide-dark");
  }
  wait_until("a light page again", [&] { return lightness_of_corner(page) > light; });
  close_guide();
}

}  // namespace
}  // namespace hexwright::ui_test
