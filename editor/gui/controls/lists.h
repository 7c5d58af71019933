#pragma once

#include <functional>

#include <wx/dataview.h>

class wxListBox;

namespace hexwright::gui {

/// Calls `act` when the list is through with an event of its own. The toolkit goes on with the rows that it
/// knew before: where they came or went within the event it would read what is gone.
inline void after_event(wxDataViewCtrl& list, const std::function<void()>& act) { list.CallAfter(act); }

/// Scrolls as far as it takes to see a row, counted from 0; nothing happens when there is none.
/// wxDataViewCtrl::EnsureVisible does it once more at the next idle time, when the row may be gone.
void scroll_to_row(wxDataViewCtrl& list, int row);

/// Tips over the rows of a list say what its first column holds, which may be cut off there.
void show_rows_in_full(wxDataViewCtrl& list);

/// Lines that are longer than the list is wide are broken between words, and shown whole.
void wrap_lines(wxListBox& list);

}  // namespace hexwright::gui
