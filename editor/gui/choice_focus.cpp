#include "editor/gui/choice_focus.h"

#include <gtk/gtk.h>

#include <wx/choice.h>
#include <wx/event.h>

namespace hexwright::gui {
namespace {

// Queued, since the keyboard is only about to go there.
void on_part_with_keyboard(GtkContainer* /*list*/, GtkWidget* part, wxChoice* choice) {
  if (part) wxQueueEvent(choice, new wxChildFocusEvent(choice));
}

}  // namespace

void tell_focus_of_choices(wxWindow& root) {
  for (wxWindow* child : root.GetChildren()) {
    if (auto* choice = dynamic_cast<wxChoice*>(child))
      g_signal_connect(choice->GetHandle(), "set-focus-child", G_CALLBACK(on_part_with_keyboard), choice);
    else
      tell_focus_of_choices(*child);
  }
}

}  // namespace hexwright::gui
