#include "tests/ui/input.h"

#include <X11/XKBlib.h>
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>
#include <algorithm>
#include <cstdlib>
#include <stdexcept>

namespace hexwright::ui_test::input {
namespace {

Display* display() {
  static Display* const opened = XOpenDisplay(nullptr);
  if (!opened) throw std::runtime_error("there is no display");
  return opened;
}

void wait_for_display() { XSync(display(), False); }

/// Pixels of the display for one of the toolkit.
int scale() {
  const char* said = std::getenv("GDK_SCALE");
  return said ? std::max(1, std::atoi(said)) : 1;
}

void change_key(KeyCode key, bool down) {
  if (key == 0) return;
  XTestFakeKeyEvent(display(), key, down ? True : False, CurrentTime);
  wait_for_display();
}

KeyCode key_named(const std::string& name) {
  return XKeysymToKeycode(display(), XStringToKeysym(name.c_str()));
}

void change_button(int button, bool down) {
  XTestFakeButtonEvent(display(), static_cast<unsigned>(button), down ? True : False, CurrentTime);
  wait_for_display();
}

}  // namespace

void move(int x, int y) {
  XTestFakeMotionEvent(display(), -1, x * scale(), y * scale(), CurrentTime);
  wait_for_display();
}

void press_button(int button) { change_button(button, true); }
void release_button(int button) { change_button(button, false); }
void press_key(const std::string& name) { change_key(key_named(name), true); }
void release_key(const std::string& name) { change_key(key_named(name), false); }

void type(const std::string& text) {
  const KeyCode shift = XKeysymToKeycode(display(), XK_Shift_L);
  for (const char letter : text) {
    const auto symbol = static_cast<KeySym>(static_cast<unsigned char>(letter));  // Latin-1 are their own
    const KeyCode key = XKeysymToKeycode(display(), symbol);
    const bool shifted = XkbKeycodeToKeysym(display(), key, 0, 0) != symbol;
    if (shifted) change_key(shift, true);
    change_key(key, true);
    change_key(key, false);
    if (shifted) change_key(shift, false);
  }
}

}  // namespace hexwright::ui_test::input
