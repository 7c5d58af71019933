#include "editor/gui/app/toolkit_messages.h"

#include <algorithm>
#include <array>
#include <glib.h>
#include <string_view>

#include <wx/log.h>

namespace hexwright::gui {
namespace {

constexpr std::array<std::string_view, 12> known{
    // When a page scrolls, wxWidgets 3.2 moves the hidden controls on it, too; GTK refuses, which is right.
    "gtk_widget_set_allocation: assertion '_gtk_widget_get_visible (widget)",
    // The icon of a search field that is drawn before its first layout; it is drawn again after it.
    "Drawing a gadget with negative dimensions. Did you forget to allocate a size? (node image owner "
    "GtkSearchEntry)",
    // Controls in a panel that somebody made smaller than they are: what has no room is not drawn.
    "Negative content ", "gtk_box_gadget_distribute: assertion 'size >= 0' failed",
    // A row was to be scrolled to at the next idle time, and the list is empty by then.
    "gtk_tree_view_scroll_to_cell: assertion 'tree_view->priv->tree != NULL'",
    // A dialog for files that is closed before GTK, at its next idle time, has chosen the first of them.
    "gtk_tree_view_get_selection: assertion 'GTK_IS_TREE_VIEW (tree_view)' failed",
    "gtk_tree_view_get_model: assertion 'GTK_IS_TREE_VIEW (tree_view)' failed",
    "gtk_tree_selection_get_selected: assertion 'GTK_IS_TREE_SELECTION (selection)' failed",
    "gtk_tree_selection_get_mode: assertion 'GTK_IS_TREE_SELECTION (selection)' failed",
    "gtk_tree_selection_unselect_all: assertion 'GTK_IS_TREE_SELECTION (selection)' failed",
    // A name that is typed in such a dialog while GTK has not read the folder yet.
    "gtk_tree_model_get_iter_first: assertion 'GTK_IS_TREE_MODEL (tree_model)' failed",
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

}  // namespace hexwright::gui
