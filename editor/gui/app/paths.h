#pragma once

#include <filesystem>
#include <vector>

#include <wx/string.h>

class wxDialog;

namespace hexwright::gui {

// Names of files are bytes, mostly UTF-8. The toolkit's texts keep the others in private characters, so that
// the file dialogs, the settings and the command line give back what they were given; `shown` is for reading.

std::filesystem::path path_of(const wxString& name);
wxString from_path(const std::filesystem::path& path);

/// What was chosen in a dialog for files or folders that was ended with OK. (The dialog's own words for it
/// are empty where a name is not UTF-8.)
std::vector<std::filesystem::path> chosen_paths(const wxDialog& dialog);
std::filesystem::path chosen_path(const wxDialog& dialog);

}  // namespace hexwright::gui
