#pragma once

#include <functional>

#include <wx/colour.h>

#include "io/render/pen/colour.h"

class wxWindow;

namespace hexwright::gui {

// The colours of words in panels and dialogs, fit for light and dark themes: 4.5:1 on their ground. Never the
// only sign of anything.

/// For what explains, and need not be read again.
wxColour quiet_colour();
/// For buttons of what cannot be done now.
wxColour idle_colour();
/// For what a choice brings along.
wxColour note_colour();
/// For what is wrong.
wxColour error_colour();
/// For what may be wrong.
wxColour warning_colour();
/// For what agrees.
wxColour good_colour();

/// Calls `act` whenever the system's colours have changed.
void on_new_colours(wxWindow& window, std::function<void()> act);
/// Has the words written in the ink, and in the ink that is fit when the system's colours change.
void colour_words(wxWindow& words, wxColour (*ink)());

/// What a board lies on.
Colour desk_colour();
Colour colour_of(const wxColour& colour);

}  // namespace hexwright::gui
