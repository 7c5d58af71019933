#include "tests/ui/other_program.h"

#include <X11/Xlib.h>

namespace hexwright::ui_test {

OtherProgram::OtherProgram() : display_(XOpenDisplay(nullptr)) {
  auto* display = static_cast<Display*>(display_);
  if (!display) return;
  has_mouse_ = XGrabPointer(display, DefaultRootWindow(display), False, ButtonPressMask, GrabModeAsync,
                            GrabModeAsync, None, None, CurrentTime) == GrabSuccess;
  XSync(display, False);
}

OtherProgram::~OtherProgram() {
  if (display_) XCloseDisplay(static_cast<Display*>(display_));
}

}  // namespace hexwright::ui_test
