#pragma once

#include "model/board/direction.h"

namespace hexwright::gui {

class Frame;

// What the Edit menu does. When a text field has the focus, the clipboard commands are its own.

void undo(Frame& frame);
void redo(Frame& frame);
void cut(Frame& frame);
void copy(Frame& frame);
void paste(Frame& frame);
/// Holds a copy of the selected hexes, or of the one under the pointer, over the map; the clipboard stays.
void duplicate(Frame& frame);
/// The map as the last export drew it, as PNG and SVG, for other programs.
void copy_picture(Frame& frame);
/// The whole map as a line of text, to be sent to others.
void copy_as_text(Frame& frame);
/// The selected hexes or harbor; without a selection, the hex under the pointer or cursor.
void erase_selection(Frame& frame);
void select_all(Frame& frame);
void select_none(Frame& frame);
void select_similar(Frame& frame);
/// What floats, else the selected harbor or hexes, by sixths of a turn clockwise.
void turn(Frame& frame, int sixths);
void mirror(Frame& frame);
void turn_map(Frame& frame, int sixths);
void mirror_map(Frame& frame);
void surround(Frame& frame);
/// One step, as it is seen on the screen: the hexes, or what was chosen of them; or the harbor.
void move_selection(Frame& frame, Direction seen);
/// Everything, only terrain, only number tokens ... and around again.
void change_what_moves(Frame& frame, bool forward);
/// From now on, or no longer.
void paint_only_empty(Frame& frame);

bool has_selection(const Frame& frame);

}  // namespace hexwright::gui
