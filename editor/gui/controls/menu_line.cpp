#include "editor/gui/controls/menu_line.h"

#include <gtk/gtk.h>

#include <wx/menu.h>
#include <wx/weakref.h>
#include <wx/window.h>

namespace hexwright::gui {

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
