#pragma once

#include <wx/string.h>

#include "core/settings.h"

class wxTopLevelWindow;

namespace hexwright::gui {

/// Sets up the program's configuration file, `hexwright/settings.conf` under XDG_CONFIG_HOME.
void open_settings();

Settings load_settings();
void save_settings(const Settings& settings);

/// The window's size and place, and whether it is maximized; kept inside the screen it is shown on.
void remember_window(const wxTopLevelWindow& window, const wxString& name);
void restore_window(wxTopLevelWindow& window, const wxString& name, int width, int height);

}  // namespace hexwright::gui
