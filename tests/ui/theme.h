#pragma once

#include <string>

class wxImage;
class wxWindow;

namespace hexwright::ui_test {

/// The system's theme while it lives. What the environment says would win.
class Theme {
 public:
  explicit Theme(const char* name);
  Theme(const Theme&) = delete;
  Theme& operator=(const Theme&) = delete;
  ~Theme();

 private:
  std::string asked_for_;
};

/// From 0, black, to 255, white; where it is drawn at all.
int lightness(const wxImage& image);
/// Of what is seen in the corner of a window.
int lightness_of_corner(const wxWindow& window);

inline constexpr int dark = 90, light = 160;

}  // namespace hexwright::ui_test
