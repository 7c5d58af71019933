#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include <wx/string.h>

#include "io/library/library.h"

class wxWindow;

namespace hexwright::gui {

// What passes between the library and files. Each asks for the files, and tells of every failure; the result
// is a sentence about what was done, none when nothing was.

std::vector<std::filesystem::path> files_to_import(wxWindow* parent);
std::vector<std::filesystem::path> folder_to_import(wxWindow* parent);
std::optional<wxString> import_named(wxWindow* parent, Library& library,
                                     const std::vector<std::filesystem::path>& named);
std::optional<wxString> export_one(wxWindow* parent, const Library& library, const LibraryEntry& entry,
                                   const LibraryVersion& version);
std::optional<wxString> export_everything(wxWindow* parent, const Library& library);
std::optional<wxString> back_up(wxWindow* parent, const Library& library);
std::optional<wxString> check_library(wxWindow* parent, const Library& library);

}  // namespace hexwright::gui
