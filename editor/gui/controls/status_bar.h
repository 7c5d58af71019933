#pragma once

#include <wx/statusbr.h>

namespace hexwright::gui {

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
