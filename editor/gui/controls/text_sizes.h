#pragma once

#include <wx/gdicmn.h>

class wxDataViewListCtrl;
class wxStaticText;
class wxString;
class wxWindow;

namespace hexwright::gui {

// Sizes of what holds words. The system may want larger letters than usual, and then there is more to hold.

/// Between controls that stand beside each other, in logical pixels.
inline constexpr int gap = 6;

/// In pixels, from logical ones that suit letters of the usual size.
int fit_to_text(const wxWindow& window, int size);
wxSize fit_to_text(const wxWindow& window, const wxSize& size);

/// The width of a column of a list, in pixels: the logical ones, or more where its heading is longer.
int column_width(const wxWindow& list, const wxString& heading, int width);

/// Ends a list with an empty column, which takes the width that is left: else the last numbers would.
void add_last_column(wxDataViewListCtrl& list);

/// Says it anew, in as many lines as it takes in this width.
void show_wrapped(wxStaticText& text, const wxString& words, int width);

}  // namespace hexwright::gui
