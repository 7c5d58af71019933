#pragma once

#include <cstdlib>
#include <string>

#include <gtest/gtest.h>

// Keyboards other than the American one.

namespace hexwright::ui_test {

inline void run(const std::string& command) { ASSERT_EQ(std::system(command.c_str()), 0) << command; }

/// While it lives, the display has this keyboard.
class Layout {
 public:
  explicit Layout(const std::string& name) { run("setxkbmap " + name); }
  Layout(const Layout&) = delete;
  Layout& operator=(const Layout&) = delete;
  ~Layout() { run("setxkbmap us"); }
};

/// A key by its place, which is the same on all keyboards.
struct KeyPlace {
  int number;
};
/// In the row of digits, whatever they type without Shift.
constexpr KeyPlace digit_place(int digit) { return {9 + digit}; }

inline void press_at(KeyPlace place, bool shift = false) {
  const std::string number = std::to_string(place.number);
  run(shift ? "xdotool keydown Shift_L key " + number + " keyup Shift_L" : "xdotool key " + number);
}

}  // namespace hexwright::ui_test
