#include <gtk/gtk.h>
#include <set>
#include <string>

#include <wx/window.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/missing_names.h"
#include "editor/gui/controls/words.h"

namespace hexwright::gui {

namespace {

bool is_heading(GtkWidget* widget) {
  return GTK_IS_BUTTON(widget) && GTK_IS_TREE_VIEW(gtk_widget_get_parent(widget));
}

/// A column without a heading only takes the room that is left.
void announce_heading(GtkWidget* heading) {
  AtkObject* object = gtk_widget_get_accessible(heading);
  const char* words = atk_object_get_name(object);
  if (!words || !*words) atk_object_set_role(object, ATK_ROLE_FILLER);
}

using Widgets = std::set<const GtkWidget*>;
struct Naming {
  std::string name;
  Widgets others;  ///< of windows within, which have names of their own
};

void add_widgets_within(const wxWindow& root, Widgets& widgets) {
  for (const wxWindow* window : root.GetChildren()) {
    if (window->GetHandle()) widgets.insert(window->GetHandle());
    add_widgets_within(*window, widgets);
  }
}

/// A list or a number is made of several widgets, and one within has the keyboard.
void name_within(GtkWidget* widget, gpointer data) {
  const auto& naming = *static_cast<const Naming*>(data);
  if (is_heading(widget)) return announce_heading(widget);
  if (naming.others.contains(widget)) return;
  const char* name = naming.name.c_str();
  // A button of a toolbar shows a picture and knows its words.
  if (GTK_IS_TOOL_BUTTON(widget))
    if (const char* label = gtk_tool_button_get_label(GTK_TOOL_BUTTON(widget))) name = label;
  atk_object_set_name(gtk_widget_get_accessible(widget), name);
  if (GTK_IS_CONTAINER(widget)) gtk_container_forall(GTK_CONTAINER(widget), name_within, data);
}

}  // namespace

// wxWidgets has no way to do so on GTK: its own names are for programs only.
void name_for_readers(const wxWindow& root) {
  for (const wxWindow* window : root.GetChildren()) {
    Naming naming{utf8(missing_name(*window)), {}};
    if (window->GetHandle() && !naming.name.empty()) {
      add_widgets_within(*window, naming.others);
      name_within(window->GetHandle(), &naming);
    }
    name_for_readers(*window);
  }
}

void name_control(const wxWindow& control, const wxString& name) {
  Naming naming{utf8(name), {}};
  if (control.GetHandle()) name_within(control.GetHandle(), &naming);
}

// What scrolls is made of two widgets, and the one within has the keyboard.
void describe_to_readers(const wxWindow& picture, const wxString& words) {
  GtkWidget* widget = picture.GetHandle();
  if (!widget) return;
  atk_object_set_description(gtk_widget_get_accessible(widget), utf8(words).c_str());
  if (!GTK_IS_SCROLLED_WINDOW(widget)) return;
  if (GtkWidget* within = gtk_bin_get_child(GTK_BIN(widget)))
    atk_object_set_description(gtk_widget_get_accessible(within), utf8(words).c_str());
}

// Older libraries have no announcements.
void announce(const wxWindow& source, const wxString& words) {
  if (!source.GetHandle() || g_signal_lookup("announcement", ATK_TYPE_OBJECT) == 0) return;
  AtkObject* object = gtk_widget_get_accessible(source.GetHandle());
  g_signal_emit_by_name(object, "announcement", utf8(words).c_str());
}

}  // namespace hexwright::gui
