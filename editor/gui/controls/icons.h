#pragma once

#include <string_view>

#include <wx/bmpbndl.h>
#include <wx/colour.h>

namespace hexwright::gui {

/// A line drawing of our own by name ("undo", "brush-7"), in the given ink, sharp at every scale of the
/// screen. `size` in logical pixels. Precondition: the name is in the table of `icons.cpp`.
wxBitmapBundle icon(std::string_view name, const wxColour& ink, int size = 20);
/// In the colour of texts on windows, so that it is seen in dark themes, too.
wxBitmapBundle icon(std::string_view name, int size = 20);

}  // namespace hexwright::gui
