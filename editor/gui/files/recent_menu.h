#pragma once

class wxMenu;

namespace hexwright::gui {

class Frame;

/// "Open Recent" in the File menu; listed anew each time that the menu opens.
void add_recent_menu(Frame& frame, wxMenu& file_menu, int position);

}  // namespace hexwright::gui
