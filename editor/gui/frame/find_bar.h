#pragma once

namespace hexwright::gui {

class Frame;

/// A small bar in the corner of the map: while one types, the hexes that have the words are marked and
/// counted.
void open_find_bar(Frame& frame);
/// To the next (1) or the previous (-1) of what was found: it comes to the middle and is selected.
void find_again(Frame& frame, int step);

}  // namespace hexwright::gui
