#include <wx/dirdlg.h>
#include <wx/filedlg.h>

#include "editor/gui/app/paths.h"

namespace hexwright::gui {

std::filesystem::path path_of(const wxString& name) { return {name.ToStdWstring()}; }

wxString from_path(const std::filesystem::path& path) { return path.wstring(); }

std::vector<std::filesystem::path> chosen_paths(const wxDialog& dialog) {
  std::vector<std::filesystem::path> paths;
  if (const auto* files = dynamic_cast<const wxFileDialog*>(&dialog)) {
    wxArrayString names;
    files->GetPaths(names);
    for (const wxString& name : names) paths.push_back(path_of(name));
  } else if (const auto* folder = dynamic_cast<const wxDirDialog*>(&dialog)) {
    paths.push_back(path_of(folder->GetPath()));
  }
  return paths;
}

}  // namespace hexwright::gui
