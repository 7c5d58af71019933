#include <gtk/gtk.h>

#include <wx/dialog.h>
#include <wx/strconv.h>

#include "editor/gui/app/paths.h"

namespace hexwright::gui {

std::filesystem::path path_of(const wxString& name) { return {name.mb_str(*wxConvFileName).data()}; }

wxString from_path(const std::filesystem::path& path) { return {path.c_str(), *wxConvFileName}; }

std::vector<std::filesystem::path> chosen_paths(const wxDialog& dialog) {
  std::vector<std::filesystem::path> paths;
  GSList* names = gtk_file_chooser_get_filenames(GTK_FILE_CHOOSER(dialog.GetHandle()));
  for (const GSList* at = names; at; at = at->next) paths.emplace_back(static_cast<const char*>(at->data));
  g_slist_free_full(names, g_free);
  return paths;
}

}  // namespace hexwright::gui
