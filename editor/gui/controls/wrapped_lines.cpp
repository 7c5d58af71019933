#include "editor/gui/controls/wrapped_lines.h"

#include <algorithm>
#include <gtk/gtk.h>

#include <wx/listbox.h>

namespace hexwright::gui {
namespace {

constexpr int least_width = 80, around_words = 12;

// wxWidgets knows lines of one height only; the list below it can do more.
void set_width(wxListBox& list, int width) {
  GtkWidget* tree = gtk_bin_get_child(GTK_BIN(list.m_widget));
  if (!GTK_IS_TREE_VIEW(tree)) return;
  GtkTreeViewColumn* column = gtk_tree_view_get_column(GTK_TREE_VIEW(tree), 0);
  GList* cells = gtk_cell_layout_get_cells(GTK_CELL_LAYOUT(column));
  for (GList* each = cells; each; each = each->next)
    if (GTK_IS_CELL_RENDERER_TEXT(each->data))
      g_object_set(each->data, "wrap-mode", PANGO_WRAP_WORD_CHAR, "wrap-width", width, nullptr);
  g_list_free(cells);
  gtk_tree_view_column_queue_resize(column);
}

}  // namespace

void wrap_lines(wxListBox& list) {
  const auto fit = [&list] {
    set_width(list, std::max(list.GetClientSize().x - list.FromDIP(around_words), list.FromDIP(least_width)));
  };
  list.Bind(wxEVT_SIZE, [fit](wxSizeEvent& event) {
    fit();
    event.Skip();
  });
  fit();
}

}  // namespace hexwright::gui
