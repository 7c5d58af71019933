#include <cctype>
#include <gdk/gdk.h>
#include <gtk/gtk.h>

#include <wx/choice.h>
#include <wx/event.h>
#include <wx/menu.h>
#include <wx/toplevel.h>
#include <wx/weakref.h>
#include <wx/window.h>

#include "editor/gui/controls/keyboard_and_mouse.h"
#include "editor/gui/controls/letter_keys.h"

namespace hexwright::gui {

// The toolkit's own code names a key by what it types without Shift in the first of the user's layouts, and
// may be that of quite another key where that is no Latin letter.
int meant_key(const wxKeyEvent& event) {
  const unsigned symbol = event.GetRawKeyCode();
  const guint32 typed = gdk_keyval_to_unicode(symbol);
  if (typed == 0)
    return symbol >= GDK_KEY_dead_grave && symbol <= GDK_KEY_dead_greek ? WXK_NONE : event.GetKeyCode();
  if (typed < 128) return std::toupper(static_cast<int>(typed));
  // X counts the keys from 8 on.
  return g_unichar_isalpha(typed) ? letter_at(event.GetRawKeyFlags() - 8) : WXK_NONE;
}

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
    // Keys for a control that is not drawn go nowhere, and GTK complains of each.
    const bool is_lost = !focus || !gtk_widget_is_sensitive(focus) || !gtk_widget_get_realized(focus);
    if (is_lost && window.IsActive() && map.IsShownOnScreen() && !gtk_grab_get_current()) map.SetFocus();
  });
}

// wxWidgets opens menus with no line chosen.
void begin_at_line(wxWindow& window, wxMenu& menu, int line) {
  window.CallAfter([line, its = wxWeakRef<wxMenu>(&menu)] {
    if (!its || !gtk_widget_get_visible(its->m_menu)) return;
    GList* items = gtk_container_get_children(GTK_CONTAINER(its->m_menu));
    if (auto* item = g_list_nth_data(items, static_cast<unsigned>(line)))
      gtk_menu_shell_select_item(GTK_MENU_SHELL(its->m_menu), GTK_WIDGET(item));
    g_list_free(items);
  });
}

}  // namespace hexwright::gui
