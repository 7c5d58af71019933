#pragma once

#include <wx/window.h>

namespace hexwright::gui {

/// Draws a window anew at each event of these kinds, which goes on to whoever waits for it.
template <class... Kinds>
void redraw_at(wxWindow& window, const Kinds&... kinds) {
  (window.Bind(kinds,
               [&window](auto& event) {
                 window.Refresh();
                 event.Skip();
               }),
   ...);
}

}  // namespace hexwright::gui
