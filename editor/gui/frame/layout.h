#pragma once

#include <vector>

#include <wx/gdicmn.h>
#include <wx/string.h>

class wxAuiManager;

namespace hexwright::gui {

/// Places the panels as they were saved, as far as that can be used on a screen of this size: what is damaged
/// is left out as a whole, a panel that took more than half of the screen has its usual size, and one that
/// floated where no screen is any more comes back to the window.
void restore_layout(wxAuiManager& manager, const std::vector<wxString>& panes, const wxString& saved,
                    const wxSize& screen);

/// The layout with the panels at the right so wide.
wxString with_right_side(const wxString& layout, int width);

}  // namespace hexwright::gui
