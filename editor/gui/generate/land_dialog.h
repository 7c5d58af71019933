#pragma once

namespace hexwright::gui {

class Frame;

/// Asks for the shape of new land, shows it, and opens it as a map of its own.
void make_land(Frame& frame);

}  // namespace hexwright::gui
