#pragma once

namespace hexwright::gui {

class Frame;

/// The whole map, small, in the corner of a canvas that does not show all of it; a frame marks the part in
/// sight, and a click or drag moves it.
void add_overview(Frame& frame);
/// Shows or hides it, in all windows from now on.
void toggle_overview(Frame& frame);

}  // namespace hexwright::gui
