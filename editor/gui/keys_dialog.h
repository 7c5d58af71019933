#pragma once

namespace hexwright::gui {

class Frame;

/// What the keys and the mouse do on the map.
void show_keys(Frame& frame);

}  // namespace hexwright::gui
