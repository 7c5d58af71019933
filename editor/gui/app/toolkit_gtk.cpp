#include <algorithm>
#include <array>
#include <glib.h>
#include <gtk/gtk.h>
#include <string_view>

#include <wx/crt.h>
#include <wx/log.h>
#include <wx/toplevel.h>

#include "editor/gui/app/toolkit.h"

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

namespace {

constexpr std::array<std::string_view, 12> known{
    // When a page scrolls, wxWidgets 3.2 moves the hidden controls on it, too; GTK refuses, which is right.
    "gtk_widget_set_allocation: assertion '_gtk_widget_get_visible (widget)",
    // The icon of a search field that is drawn before its first layout; it is drawn again after it.
    "Drawing a gadget with negative dimensions. Did you forget to allocate a size? (node image owner "
    "GtkSearchEntry)",
    // Controls in a panel that somebody made smaller than they are: what has no room is not drawn.
    "Negative content ", "gtk_box_gadget_distribute: assertion 'size >= 0' failed",
    // A dialog for files that is closed before GTK, at its next idle time, has chosen the first of them.
    "gtk_tree_view_get_selection: assertion 'GTK_IS_TREE_VIEW (tree_view)' failed",
    "gtk_tree_view_get_model: assertion 'GTK_IS_TREE_VIEW (tree_view)' failed",
    "gtk_tree_selection_get_selected: assertion 'GTK_IS_TREE_SELECTION (selection)' failed",
    "gtk_tree_selection_get_mode: assertion 'GTK_IS_TREE_SELECTION (selection)' failed",
    "gtk_tree_selection_unselect_all: assertion 'GTK_IS_TREE_SELECTION (selection)' failed",
    // A name that is typed in such a dialog while GTK has not read the folder yet.
    "gtk_tree_model_get_iter_first: assertion 'GTK_IS_TREE_MODEL (tree_model)' failed",
    // A menu that was not opened since another program held the mouse; `let_go_of_unopened_menus` helps.
    "gdk_window_get_window_type: assertion 'GDK_IS_WINDOW (window)' failed",
    // Alt and the letter of a control that cannot have the keyboard now.
    "Couldn't find a target for a mnemonic activation"};

bool is_known(std::string_view message) {
  return std::any_of(known.begin(), known.end(),
                     [&](std::string_view each) { return message.starts_with(each); });
}

GLogWriterOutput write(GLogLevelFlags level, const GLogField* fields, gsize count, gpointer data) {
  for (const GLogField* field = fields; field != fields + count; ++field)
    if (field->key == std::string_view("MESSAGE") && is_known(static_cast<const char*>(field->value)))
      return G_LOG_WRITER_HANDLED;
  return g_log_writer_default(level, fields, count, data);
}

}  // namespace

void leave_out_known_messages() {
  g_log_set_writer_func(write, nullptr, nullptr);
  wxLog::SetLogLevel(wxLOG_Info);  // Debian's wxWidgets tells its makers more
}

namespace {

/// With those that it is opened from.
gboolean close_unopened(gpointer menu) {
  for (auto* shell = static_cast<GtkWidget*>(menu); shell;) {
    gtk_menu_shell_deactivate(GTK_MENU_SHELL(shell));
    GtkWidget* from = GTK_IS_MENU(shell) ? gtk_menu_get_attach_widget(GTK_MENU(shell)) : nullptr;
    shell = from ? gtk_widget_get_ancestor(from, GTK_TYPE_MENU_SHELL) : nullptr;
  }
  g_object_unref(menu);
  return G_SOURCE_REMOVE;
}

gboolean on_new_holder(GSignalInvocationHint* /*hint*/, guint /*count*/, const GValue* /*values*/,
                       gpointer /*data*/) {
  GtkWidget* holder = gtk_grab_get_current();
  if (holder && GTK_IS_MENU(holder) && !gtk_widget_get_realized(holder)) {
    gtk_grab_remove(holder);
    g_idle_add_full(G_PRIORITY_HIGH, close_unopened, g_object_ref(holder), nullptr);
  }
  return TRUE;
}

}  // namespace

void let_go_of_unopened_menus() {
  g_type_class_ref(GTK_TYPE_WIDGET);
  g_signal_add_emission_hook(g_signal_lookup("grab-notify", GTK_TYPE_WIDGET), 0, on_new_holder, nullptr,
                             nullptr);
}

void complain_at_start(const wxString& words) { wxFprintf(stderr, "hexwright: %s\n", words); }

}  // namespace hexwright::gui
