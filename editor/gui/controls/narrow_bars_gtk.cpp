#include <gtk/gtk.h>

#include <wx/notebook.h>

#include "editor/gui/controls/narrow_bars.h"

namespace hexwright::gui {

void narrow_tabs(wxNotebook& notebook) {
  GtkCssProvider* style = gtk_css_provider_new();
  gtk_css_provider_load_from_data(
      style, "tab { padding-left: 4px; padding-right: 4px; margin: 0 1px; min-width: 0; }", -1, nullptr);
  gtk_style_context_add_provider(gtk_widget_get_style_context(notebook.GetHandle()),
                                 GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(style);
}

}  // namespace hexwright::gui
