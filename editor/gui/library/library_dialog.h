#pragma once

namespace hexwright::gui {

class Frame;

/// The library: to search, look at, open, restore, compare, import, export, back up and check. Returns when
/// it is closed; what was opened there is in a window then.
void show_library(Frame& frame);

}  // namespace hexwright::gui
