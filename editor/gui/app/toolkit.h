#pragma once

class wxEvent;
class wxString;
class wxTopLevelWindow;

namespace hexwright::gui {

// What the toolkit does otherwise than a window should.

/// Shows the window, which has its size from the first moment on. The first window of the program would else
/// be laid out once at a size of nothing, of which the toolkit complains and which a window manager may keep.
void show_at_its_size(wxTopLevelWindow& window);

/// Keeps off the terminal what the toolkit complains about for no reason, and nothing else.
void leave_out_known_messages();

/// While another program holds the mouse the toolkit opens no menu, neither of the menu bar nor of a list,
/// but gives all keys and clicks from then on to the menu that is not there. They go on to the window
/// instead.
void let_go_of_unopened_menus();

/// Before there is a window: on the terminal, or where there is none in a message.
void complain_at_start(const wxString& words);

/// A wheel that turns over a list or a number that does not have the keyboard changes nothing there: it
/// scrolls what the control lies on. True when the event was such a one and is dealt with.
bool scroll_past_control(const wxEvent& event);

}  // namespace hexwright::gui
