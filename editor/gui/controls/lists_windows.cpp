#include <wx/dataview.h>
#include <wx/listbox.h>

#include "editor/gui/controls/lists.h"

namespace hexwright::gui {

void scroll_to_row(wxDataViewCtrl& list, int row) {
  const auto* model = dynamic_cast<const wxDataViewVirtualListModel*>(list.GetModel());
  if (model && row >= 0 && row < static_cast<int>(model->GetCount()))
    list.EnsureVisible(model->GetItem(static_cast<unsigned>(row)));
}

// They say by themselves what is cut off.
void show_rows_in_full(wxDataViewCtrl& /*list*/) {}

// Windows has lists with lines of one height only: a line that is too long is shown whole as a tip.
void wrap_lines(wxListBox& list) {
  list.Bind(wxEVT_MOTION, [&list](wxMouseEvent& event) {
    const int line = list.HitTest(event.GetPosition());
    const wxString words = line == wxNOT_FOUND ? wxString() : list.GetString(static_cast<unsigned>(line));
    if (list.GetToolTipText() != words) list.SetToolTip(words);
    event.Skip();
  });
}

}  // namespace hexwright::gui
