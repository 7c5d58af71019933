#include "gui/accessible.h"

#include <gtk/gtk.h>

#include <wx/anybutton.h>
#include <wx/control.h>
#include <wx/window.h>

#include "gui/words.h"

namespace hexwright::gui {

namespace {

// Words under a picture are a count.
bool shows_no_name(const wxControl& control) {
  const auto* button = dynamic_cast<const wxAnyButton*>(&control);
  return control.GetLabel().empty() || (button && button->GetBitmap().IsOk());
}

}  // namespace

// wxWidgets has no way to do so on GTK: its own names are for programs only.
void name_for_readers(const wxWindow& root) {
  for (const wxWindow* window : root.GetChildren()) {
    const auto* control = dynamic_cast<const wxControl*>(window);
    if (control && shows_no_name(*control) && control->GetHandle())
      atk_object_set_name(gtk_widget_get_accessible(control->GetHandle()), utf8(control->GetName()).c_str());
    name_for_readers(*window);
  }
}

void tell_readers(const wxWindow& picture, const wxString& words) {
  if (picture.GetHandle())
    atk_object_set_description(gtk_widget_get_accessible(picture.GetHandle()), utf8(words).c_str());
}

}  // namespace hexwright::gui
