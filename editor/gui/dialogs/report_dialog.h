#pragma once

#include <string>

#include <wx/string.h>

#include "io/files/problem.h"

class wxWindow;

namespace hexwright::gui {

/// Shows what reading or writing a file had to tell, each problem with its line and column, to be read and
/// copied at leisure. Returns when it is closed.
void show_report(wxWindow* parent, const wxString& title, const wxString& heading, const Problems& problems);

}  // namespace hexwright::gui
