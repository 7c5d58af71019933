#include "editor/gui/app/first_size.h"

#include <gtk/gtk.h>

#include <wx/toplevel.h>

namespace hexwright::gui {

// wxWidgets would make the first window of a program 2 x 1 while it waits for the window manager to tell how
// wide frames are. It leaves alone what has a width already; nothing is laid out here.
void show_at_its_size(wxTopLevelWindow& window) {
  auto* widget = static_cast<GtkWidget*>(window.GetHandle());
  if (!gtk_widget_get_realized(widget)) {
    const wxSize size = window.GetSize();
    const GtkAllocation place{0, 0, size.x, size.y};
    gtk_widget_set_allocation(widget, &place);
  }
  window.Show();
}

}  // namespace hexwright::gui
