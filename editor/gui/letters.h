#pragma once

#include <wx/gdicmn.h>

class wxWindow;

namespace hexwright::gui {

// Sizes of what holds words. The system may want larger letters than usual, and then there is more to hold.

/// In pixels, from logical ones that suit letters of the usual size.
int for_letters(const wxWindow& window, int size);
wxSize for_letters(const wxWindow& window, const wxSize& size);

}  // namespace hexwright::gui
