#include "editor/gui/complaints.h"

#include <algorithm>
#include <array>
#include <glib.h>
#include <string_view>

namespace hexwright::gui {
namespace {

constexpr std::array<std::string_view, 2> known{
    // When a page scrolls, wxWidgets 3.2 moves the hidden controls on it, too; GTK refuses, which is right.
    "gtk_widget_set_allocation: assertion '_gtk_widget_get_visible (widget)",
    // The icon of a search field that is drawn before its first layout; it is drawn again after it.
    "Drawing a gadget with negative dimensions. Did you forget to allocate a size? (node image owner "
    "GtkSearchEntry)"};

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

void leave_out_known_complaints() { g_log_set_writer_func(write, nullptr, nullptr); }

}  // namespace hexwright::gui
