#include "editor/gui/controls/keyboard_focus.h"

#include <gtk/gtk.h>

#include <wx/choice.h>
#include <wx/event.h>
#include <wx/toplevel.h>

namespace hexwright::gui {
namespace {

// Queued, since the keyboard is only about to go there.
void on_part_with_keyboard(GtkContainer* /*list*/, GtkWidget* part, wxChoice* choice) {
  if (part && !is_clicking()) choice->GetEventHandler()->AddPendingEvent(wxChildFocusEvent(choice));
}

}  // namespace

bool is_clicking() {
  GdkEvent* event = gtk_get_current_event();
  if (!event) return false;
  const GdkEventType type = gdk_event_get_event_type(event);
  gdk_event_free(event);
  return type == GDK_BUTTON_PRESS || type == GDK_2BUTTON_PRESS || type == GDK_3BUTTON_PRESS ||
         type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_BEGIN || type == GDK_TOUCH_END;
}

bool holds_keyboard(const wxWindow& control) {
  const wxWindow* top = wxGetTopLevelParent(const_cast<wxWindow*>(&control));
  GtkWidget* focus = gtk_window_get_focus(GTK_WINDOW(top->GetHandle()));
  return focus && (focus == control.GetHandle() || gtk_widget_is_ancestor(focus, control.GetHandle()));
}

void announce_focus_of_choices(wxWindow& root) {
  for (wxWindow* child : root.GetChildren()) {
    announce_focus_of_choices(*child);
    if (auto* choice = dynamic_cast<wxChoice*>(child))
      g_signal_connect(choice->GetHandle(), "set-focus-child", G_CALLBACK(on_part_with_keyboard), choice);
  }
}

void keep_keyboard(wxTopLevelWindow& window, wxWindow& map) {
  window.Bind(wxEVT_IDLE, [&window, &map](wxIdleEvent& event) {
    event.Skip();
    // The toolkit's own FindFocus knows nothing of the parts of drop-down lists.
    GtkWidget* focus = gtk_window_get_focus(GTK_WINDOW(window.GetHandle()));
    const bool is_lost = !focus || !gtk_widget_is_sensitive(focus);
    if (is_lost && window.IsActive() && map.IsShownOnScreen() && !gtk_grab_get_current()) map.SetFocus();
  });
}

}  // namespace hexwright::gui
