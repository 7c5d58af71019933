#include "editor/gui/complaints.h"

#include <glib.h>
#include <string_view>

namespace hexwright::gui {
namespace {

// When a page scrolls, wxWidgets 3.2 moves the hidden controls on it, too; GTK refuses, which is right.
constexpr std::string_view moving_what_is_hidden =
    "gtk_widget_set_allocation: assertion '_gtk_widget_get_visible (widget)";

GLogWriterOutput write(GLogLevelFlags level, const GLogField* fields, gsize count, gpointer data) {
  for (const GLogField* field = fields; field != fields + count; ++field)
    if (field->key == std::string_view("MESSAGE") &&
        std::string_view(static_cast<const char*>(field->value)).starts_with(moving_what_is_hidden))
      return G_LOG_WRITER_HANDLED;
  return g_log_writer_default(level, fields, count, data);
}

}  // namespace

void leave_out_known_complaints() { g_log_set_writer_func(write, nullptr, nullptr); }

}  // namespace hexwright::gui
