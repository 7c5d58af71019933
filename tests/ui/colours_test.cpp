#include <algorithm>
#include <cmath>
#include <map>

#include <gmock/gmock.h>
#include <wx/dataview.h>
#include <wx/settings.h>
#include <wx/toolbar.h>

#include "editor/gui/controls/text_colours.h"
#include "editor/gui/panels/problems_panel.h"
#include "editor/gui/play/move_kinds.h"
#include "editor/gui/play/play_canvas.h"
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
  wait_until("a light backdrop", [] { return lightness_of_corner(frame().canvas()) > light; });
  EXPECT_LT(ask([] { return lightness_of_icons(frame()); }), dark);
  {
    const Theme theme("HighContrastInverse");
    wait_until("a dark backdrop", [] { return lightness_of_corner(frame().canvas()) < dark; });
    wait_until("light icons", [] { return lightness_of_icons(frame()) > light; });
    screenshot("colours-dark");
    play_the_map(1, 5);
    wait_for_person();
    wait_until("a dark backdrop of the game",
               [] { return lightness_of_corner(play_window().canvas()) < dark; });
    EXPECT_GT(ask([] { return lightness_of_icons(play_window()); }), light);
    screenshot("colours-dark-play");
  }
  wait_until("dark icons again", [] { return lightness_of_icons(play_window()) < dark; });
  wait_until("a light backdrop again", [] { return lightness_of_corner(play_window().canvas()) > light; });
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
  wait_until("findings", [] { return frame().context().findings().size() == 2; });
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
    wait_until("a dark backdrop", [] { return lightness_of_corner(frame().canvas()) < dark; });
    wait_until("dark lists", [] { return lightness_of_corner(frame().problems()) < dark; });
    screenshot("colours-dark-empty");
    expect_seen();
  }
  wait_until("a light backdrop again", [] { return lightness_of_corner(frame().canvas()) > light; });
}

double luminance(const wxColour& colour) {
  const auto linear = [](unsigned char part) {
    const double share = part / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.Red()) + 0.7152 * linear(colour.Green()) + 0.0722 * linear(colour.Blue());
}

/// Between 1 and 21, as accessibility guidelines reckon it.
double contrast(const wxColour& a, const wxColour& b) {
  const double first = luminance(a), second = luminance(b);
  return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

/// What most of a button is painted with.
wxColour paint_of(const wxWindow& window) {
  const wxImage image = picture_of(window.GetScreenRect().Deflate(4));
  std::map<std::uint32_t, int> counts;
  for (int y = 0; y < image.GetHeight(); ++y)
    for (int x = 0; x < image.GetWidth(); ++x)
      ++counts[static_cast<std::uint32_t>(image.GetRed(x, y) << 16 | image.GetGreen(x, y) << 8 |
                                          image.GetBlue(x, y))];
  const auto most = std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; });
  const std::uint32_t rgb = most->first;
  return {static_cast<unsigned char>(rgb >> 16), static_cast<unsigned char>(rgb >> 8),
          static_cast<unsigned char>(rgb)};
}

constexpr double readable = 4.5;

/// What can be done now and what cannot, in their inks on what the buttons are painted with.
void expect_readable_buttons() {
  settle();
  on_ui([] {
    int idle = 0;
    for (const gui::MoveKind& move : gui::move_kinds()) {
      const wxString label = gui::label_of(move.kind);
      const wxWindow* button = wxWindow::FindWindowByName(label, &play_window());
      if (!button || !button->IsShownOnScreen()) continue;
      const bool offered = play_window().context().offers(move.kind);
      idle += offered ? 0 : 1;
      EXPECT_GE(contrast(button->GetForegroundColour(), paint_of(*button)), readable) << label;
    }
    EXPECT_GT(idle, 5);
  });
}

void expect_readable_inks() {
  on_ui([] {
    using Ink = wxColour (*)();
    for (const Ink ink : {Ink(gui::quiet_colour), Ink(gui::idle_colour), Ink(gui::note_colour),
                          Ink(gui::error_colour), Ink(gui::warning_colour), Ink(gui::good_colour)})
      for (const wxSystemColour ground : {wxSYS_COLOUR_WINDOW, wxSYS_COLOUR_BTNFACE})
        EXPECT_GE(contrast(ink(), wxSystemSettings::GetColour(ground)), readable)
            << ink().GetAsString() << " on " << wxSystemSettings::GetColour(ground).GetAsString();
  });
}

TEST(Colours, WordsAreReadableOnLightAndDarkGround) {
  start_with("base-3-4");
  play_the_map(1, 5);
  wait_for_person();
  expect_readable_inks();
  expect_readable_buttons();
  {
    const Theme theme("HighContrastInverse");
    wait_until("a dark backdrop", [] { return lightness_of_corner(play_window().canvas()) < dark; });
    expect_readable_inks();
    expect_readable_buttons();
    screenshot("colours-play-dark");
  }
  wait_until("a light backdrop again", [] { return lightness_of_corner(play_window().canvas()) > light; });
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
