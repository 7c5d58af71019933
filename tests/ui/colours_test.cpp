#include <cstdlib>
#include <gtk/gtk.h>

#include <gmock/gmock.h>
#include <wx/toolbar.h>

#include "editor/gui/play/play_canvas.h"
#include "tests/ui/guide.h"
#include "tests/ui/playing.h"

// The window follows the system's colours, also when they change while it is open.

namespace hexwright::ui_test {
namespace {

/// The system's theme while it lives. What the environment says would win.
class Theme {
 public:
  explicit Theme(const char* name) : asked_for_(std::getenv("GTK_THEME") ? std::getenv("GTK_THEME") : "") {
    on_ui([name] {
      unsetenv("GTK_THEME");
      g_object_set(gtk_settings_get_default(), "gtk-theme-name", name, nullptr);
    });
  }
  Theme(const Theme&) = delete;
  Theme& operator=(const Theme&) = delete;
  ~Theme() {
    on_ui([this] {
      setenv("GTK_THEME", asked_for_.c_str(), 1);
      g_object_set(gtk_settings_get_default(), "gtk-theme-name", asked_for_.c_str(), nullptr);
    });
  }

 private:
  std::string asked_for_;
};

int lightness(const wxImage& image) {
  long sum = 0, count = 0;
  for (int y = 0; y < image.GetHeight(); ++y)
    for (int x = 0; x < image.GetWidth(); ++x) {
      if (image.HasAlpha() && image.GetAlpha(x, y) < 200) continue;
      sum += image.GetRed(x, y) + image.GetGreen(x, y) + image.GetBlue(x, y);
      count += 3;
    }
  return count == 0 ? 0 : static_cast<int>(sum / count);
}

/// Of what is seen in the corner of a window.
int lightness_of_corner(const wxWindow& window) {
  constexpr int side = 6;
  return lightness(picture_of({window.ClientToScreen(wxPoint(4, 4)), wxSize(side, side)}));
}

int lightness_of_icons(const wxFrame& window) {
  return lightness(window.GetToolBar()->GetToolByPos(0)->GetNormalBitmap().ConvertToImage());
}

constexpr int dark = 90, light = 160;

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
