#include "tests/ui/theme.h"

#include <cstdlib>
#include <gtk/gtk.h>

#include <wx/image.h>
#include <wx/window.h>

#include "tests/ui/driver.h"

namespace hexwright::ui_test {

Theme::Theme(const char* name) : asked_for_(std::getenv("GTK_THEME") ? std::getenv("GTK_THEME") : "") {
  on_ui([name] {
    unsetenv("GTK_THEME");
    g_object_set(gtk_settings_get_default(), "gtk-theme-name", name, nullptr);
  });
}

Theme::~Theme() {
  on_ui([this] {
    setenv("GTK_THEME", asked_for_.c_str(), 1);
    g_object_set(gtk_settings_get_default(), "gtk-theme-name", asked_for_.c_str(), nullptr);
  });
}

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

int lightness_of_corner(const wxWindow& window) {
  constexpr int side = 6;
  return lightness(picture_of({window.ClientToScreen(wxPoint(4, 4)), wxSize(side, side)}));
}

}  // namespace hexwright::ui_test
