#include <gtk/gtk.h>

#include <wx/toolbar.h>

#include "editor/gui/controls/tool_buttons.h"

namespace hexwright::gui {
namespace {

void find_bar_of_tools(GtkWidget* widget, gpointer found) {
  if (GTK_IS_TOOLBAR(widget)) *static_cast<GtkToolbar**>(found) = GTK_TOOLBAR(widget);
  if (GTK_IS_CONTAINER(widget)) gtk_container_forall(GTK_CONTAINER(widget), find_bar_of_tools, found);
}

}  // namespace

wxRect place_of_tool(const wxToolBar& bar, int position) {
  GtkToolbar* tools = nullptr;
  find_bar_of_tools(bar.GetHandle(), &tools);
  GtkToolItem* item = tools && position >= 0 ? gtk_toolbar_get_nth_item(tools, position) : nullptr;
  if (!item) return bar.GetScreenRect();
  GtkAllocation place;
  gtk_widget_get_allocation(GTK_WIDGET(item), &place);
  int left = 0, top = 0;
  gtk_widget_translate_coordinates(GTK_WIDGET(item), bar.GetHandle(), 0, 0, &left, &top);
  return {bar.GetScreenPosition() + wxPoint(left, top), wxSize(place.width, place.height)};
}

}  // namespace hexwright::gui
