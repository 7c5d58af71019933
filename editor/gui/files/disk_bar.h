#pragma once

namespace hexwright::gui {

class Frame;

/// Has the window look after its file: when another program changes or removes it, a bar above the map says
/// so and offers what can be done. EDIT-03
void watch_file(Frame& frame);

}  // namespace hexwright::gui
