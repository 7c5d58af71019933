#pragma once

#include <wx/colour.h>

namespace hexwright::gui {

// The colours of words in panels and dialogs, fit for light and dark themes. Never the only sign of anything.

/// For what explains, and need not be read again.
wxColour quiet_ink();
/// For what a choice brings along.
wxColour note_ink();
/// For what is wrong.
wxColour alarm_ink();
/// For what agrees.
wxColour good_ink();

}  // namespace hexwright::gui
