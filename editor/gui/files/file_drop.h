#pragma once

namespace hexwright::gui {

class Frame;

/// Opens files that are dropped on the window, each as File → Open does; a picture lies under the map then.
void open_dropped_files(Frame& frame);

}  // namespace hexwright::gui
