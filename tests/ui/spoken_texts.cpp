#include <gtk/gtk.h>

#include <wx/window.h>

#include "tests/ui/shown_texts.h"

namespace hexwright::ui_test {
namespace {

void add_spoken(GtkWidget* widget, gpointer texts) {
  if (!gtk_widget_get_mapped(widget)) return;
  AtkObject* object = gtk_widget_get_accessible(widget);
  for (const char* said : {atk_object_get_name(object), atk_object_get_description(object)})
    if (said && *said) static_cast<std::vector<std::string>*>(texts)->emplace_back(said);
  if (GTK_IS_CONTAINER(widget)) gtk_container_forall(GTK_CONTAINER(widget), add_spoken, texts);
}

}  // namespace

std::vector<std::string> spoken_by(const wxWindow& window) {
  std::vector<std::string> texts;
  add_spoken(window.GetHandle(), &texts);
  return texts;
}

}  // namespace hexwright::ui_test
