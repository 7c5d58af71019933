#pragma once

#include <wx/statusbr.h>

class wxNotebook;

namespace hexwright::gui {

/// Has the tabs of a notebook take no more width than their words need, so that more of them are in sight.
void narrow_tabs(wxNotebook& notebook);

/// One whose fields may be too narrow to be seen, in a small window or because nothing stands there: the
/// toolkit would draw their words in a negative width.
class StatusBar : public wxStatusBar {
 public:
  using wxStatusBar::wxStatusBar;

 protected:
  void DoUpdateStatusText(int field) override {
    wxRect place;
    if (GetFieldRect(field, place) && place.width > 0) wxStatusBar::DoUpdateStatusText(field);
  }
};

}  // namespace hexwright::gui
