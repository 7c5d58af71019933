#include <gtk/gtk.h>

#include "editor/gui/controls/pane_manager.h"

namespace hexwright::gui {
namespace {

void keep_scroll_bars_in_sight(GtkWidget* widget, gpointer /*data*/) {
  if (GTK_IS_SCROLLED_WINDOW(widget))
    gtk_scrolled_window_set_overlay_scrolling(GTK_SCROLLED_WINDOW(widget), FALSE);
  if (GTK_IS_CONTAINER(widget))
    gtk_container_forall(GTK_CONTAINER(widget), keep_scroll_bars_in_sight, nullptr);
}

}  // namespace

wxAuiFloatingFrame* PaneManager::CreateFloatingFrame(wxWindow* parent, const wxAuiPaneInfo& pane) {
  keep_scroll_bars_in_sight(static_cast<GtkWidget*>(pane.window->GetHandle()), nullptr);
  return wxAuiManager::CreateFloatingFrame(parent, pane);
}

}  // namespace hexwright::gui
