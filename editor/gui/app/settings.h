#pragma once

#include <cstdint>

#include <wx/gdicmn.h>
#include <wx/string.h>

#include "editor/core/document/settings.h"

class wxTopLevelWindow;

namespace hexwright::gui {

/// Sets up the program's configuration file, `hexwright/settings.conf` under XDG_CONFIG_HOME. The result is
/// its path when nothing can be written there; else empty. What cannot be written is left out without a word.
wxString open_settings();
void close_settings();

Settings load_settings();
void save_settings(const Settings& settings);

/// Where a window appears: where it was, or where the window manager finds room.
enum class WindowPlace : std::uint8_t { AsBefore, Anywhere };

/// The window's size and place, and whether it is maximized; kept inside the screen it is shown on, and large
/// enough to work in. `usual`: where none is known.
void remember_window(const wxTopLevelWindow& window, const wxString& name);
void restore_window(wxTopLevelWindow& window, const wxString& name, const wxSize& usual,
                    WindowPlace place = WindowPlace::AsBefore);

}  // namespace hexwright::gui
