#pragma once

#include <wx/gdicmn.h>

class wxToolBar;

namespace hexwright::gui {

/// Where a button of a toolbar is on the screen, which wxWidgets does not tell; the whole bar where there is
/// none.
wxRect place_of_tool(const wxToolBar& bar, int position);

}  // namespace hexwright::gui
