#pragma once

#include <wx/string.h>

class wxWindow;

namespace hexwright::gui {

/// The name that screen readers are not told by the toolkit; empty when they are told, or when there is none.
wxString missing_name(const wxWindow& window);

}  // namespace hexwright::gui
