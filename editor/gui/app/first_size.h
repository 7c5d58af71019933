#pragma once

class wxTopLevelWindow;

namespace hexwright::gui {

/// Shows the window, which has its size from the first moment on. The first window of the program would else
/// be laid out once at a size of nothing, of which the toolkit complains and which a window manager may keep.
void show_at_its_size(wxTopLevelWindow& window);

}  // namespace hexwright::gui
