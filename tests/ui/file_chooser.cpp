#include <gtk/gtk.h>
#include <memory>

#include "tests/ui/driver.h"

// The dialogs for files, which are GTK's.

namespace hexwright::ui_test {
namespace {

/// The field of the file chooser, once it has the keyboard.
GtkEntry* written_field() {
  GtkEntry* found = nullptr;
  GList* windows = gtk_window_list_toplevels();
  for (GList* at = windows; at; at = at->next) {
    auto* window = static_cast<GtkWindow*>(at->data);
    GtkWidget* focus = gtk_window_is_active(window) ? gtk_window_get_focus(window) : nullptr;
    if (focus && GTK_IS_FILE_CHOOSER(window) && GTK_IS_ENTRY(focus)) found = GTK_ENTRY(focus);
  }
  g_list_free(windows);
  return found;
}

}  // namespace

void open_in_dialog(const std::filesystem::path& path) {
  wait_until("the file in the list", [&] {
    GtkFileChooser* chooser = nullptr;
    GList* windows = gtk_window_list_toplevels();
    for (GList* at = windows; at; at = at->next)
      if (GTK_IS_FILE_CHOOSER(at->data) && gtk_widget_get_visible(GTK_WIDGET(at->data)))
        chooser = GTK_FILE_CHOOSER(at->data);
    g_list_free(windows);
    if (!chooser) return false;
    const std::unique_ptr<char, decltype(&g_free)> chosen(gtk_file_chooser_get_filename(chooser), g_free);
    if (!chosen || path != chosen.get()) return gtk_file_chooser_set_filename(chooser, path.c_str()), false;
    gtk_dialog_response(GTK_DIALOG(chooser), GTK_RESPONSE_ACCEPT);
    return true;
  });
}

std::string proposed_name() {
  wait_until("a field for the path", [] { return written_field() != nullptr; });
  return ask([] { return std::string(gtk_entry_get_text(written_field())); });
}

// The chooser looks at folders while one writes, and moves the keyboard when it has found them: so each step
// waits for the one before.
void give_path(const std::filesystem::path& path) {
  wait_until("a field for the path", [] { return written_field() != nullptr; });
  key('A', wxMOD_CONTROL);
  type(path.string());
  wait_until("the path to stand there", [&] {
    GtkEntry* field = written_field();
    return field && std::string(gtk_entry_get_text(field)).starts_with(path.string());
  });
  key(WXK_DELETE);  // what the chooser has added by itself
  key(WXK_RETURN);
}

void export_to(const std::filesystem::path& path) {
  key('E', wxMOD_CONTROL);
  wait_for_window("Export");
  key(WXK_RETURN);
  choose_file("Export the map", path);
}

void choose_file(const std::string& title, const std::filesystem::path& path) {
  wait_for_window(title);
  if (title.starts_with("Open")) key('L', wxMOD_CONTROL);  // GTK's field for a path
  give_path(path);
  wait_for_window("Hexwright");
}

void save_as(const std::filesystem::path& path) {
  key('S', wxMOD_CONTROL | wxMOD_SHIFT);
  choose_file("Save the scenario as", path);
  wait_until("the file", [&] { return frame().context().document().path() == path; });
}

}  // namespace hexwright::ui_test
