#pragma once

namespace hexwright::gui {

class Frame;

/// Two minutes through the window: what to do first, each step beside the control that it is about. It runs
/// on a board of its own, which takes the window's place only where nothing was done in that.
void start_tour(Frame& from);

}  // namespace hexwright::gui
