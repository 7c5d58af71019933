#pragma once

class wxDataViewCtrl;

namespace hexwright::gui {

/// Tips over the rows of a list say what its first column holds, which may be cut off there.
void show_rows_in_full(wxDataViewCtrl& list);

}  // namespace hexwright::gui
