#include "editor/gui/controls/row_tips.h"

#include <gtk/gtk.h>

#include <wx/dataview.h>

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

void show_rows_in_full(wxDataViewCtrl& list) {
  GtkWidget* tree = list.GtkGetTreeView();
  gtk_widget_set_has_tooltip(tree, TRUE);
  g_signal_connect(tree, "query-tooltip", G_CALLBACK(show_tip), &list);
}

}  // namespace hexwright::gui
