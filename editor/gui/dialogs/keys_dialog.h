#pragma once

#include <utility>
#include <vector>

#include <wx/string.h>

class wxWindow;

namespace hexwright::gui {

/// Keys, and what they do.
using KeyLines = std::vector<std::pair<wxString, wxString>>;

void show_keys(wxWindow* parent, const KeyLines& lines);
/// What the keys and the mouse do on the map that is drawn.
KeyLines keys_of_drawing();

}  // namespace hexwright::gui
