#pragma once

#include "editor/core/help/guide.h"
#include "editor/gui/help/guide_panel.h"
#include "tests/ui/driver.h"

namespace hexwright::ui_test {

/// The guide that was opened last; null when none is. Only inside `on_ui` and its like.
gui::GuidePanel* guide_panel();
/// Waits until the guide shows this place and has the keyboard; `title` is what its window is called.
void wait_for_guide(const GuidePlace& place, const std::string& title = "Guide");
/// Escape, until the guide that was opened last is closed.
void close_guide();

}  // namespace hexwright::ui_test
