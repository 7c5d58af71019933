#pragma once

namespace hexwright::gui {

class Frame;

/// Asks whether edges of the board join, and how large one round is; one step.
void edit_edges(Frame& frame);

}  // namespace hexwright::gui
