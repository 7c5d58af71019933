#include <algorithm>
#include <gtk/gtk.h>

#include <wx/dataview.h>
#include <wx/listbox.h>

#include "editor/gui/controls/lists.h"
#include "editor/gui/controls/words.h"

namespace hexwright::gui {
namespace {

// wxWidgets knows tips of whole lists only.
gboolean show_tip(GtkWidget* widget, gint x, gint y, gboolean by_keys, GtkTooltip* tip, gpointer data) {
  auto& list = *static_cast<wxDataViewCtrl*>(data);
  GtkTreePath* path = nullptr;
  if (!gtk_tree_view_get_tooltip_context(GTK_TREE_VIEW(widget), &x, &y, by_keys, nullptr, &path, nullptr))
    return FALSE;
  gtk_tree_view_set_tooltip_row(GTK_TREE_VIEW(widget), tip, path);
  const auto* model = dynamic_cast<const wxDataViewVirtualListModel*>(list.GetModel());
  const auto row = static_cast<unsigned>(gtk_tree_path_get_indices(path)[0]);
  gtk_tree_path_free(path);
  wxVariant value;
  model->GetValueByRow(value, row, 0);
  gtk_tooltip_set_text(tip, utf8(value.GetString()).c_str());
  return TRUE;
}

}  // namespace

void scroll_to_row(wxDataViewCtrl& list, int row) {
  auto* tree = GTK_TREE_VIEW(list.GtkGetTreeView());
  GtkTreeModel* rows = gtk_tree_view_get_model(tree);
  if (!rows || row < 0 || row >= gtk_tree_model_iter_n_children(rows, nullptr)) return;
  GtkTreePath* path = gtk_tree_path_new_from_indices(row, -1);
  gtk_tree_view_scroll_to_cell(tree, path, nullptr, FALSE, 0, 0);
  gtk_tree_path_free(path);
}

void show_rows_in_full(wxDataViewCtrl& list) {
  GtkWidget* tree = list.GtkGetTreeView();
  gtk_widget_set_has_tooltip(tree, TRUE);
  g_signal_connect(tree, "query-tooltip", G_CALLBACK(show_tip), &list);
}

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
