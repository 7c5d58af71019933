#pragma once

namespace hexwright::gui {

class Frame;

/// The small window with the place, size and opacities of the picture under the map. Without a picture, first
/// the choice of one.
void show_reference_picture(Frame& frame);

}  // namespace hexwright::gui
