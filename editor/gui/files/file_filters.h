#pragma once

#include <filesystem>
#include <span>

#include <wx/string.h>

#include "editor/core/document/file_format.h"

class wxFileDialog;

namespace hexwright::gui {

/// What a dialog for opening files offers: everything that a scenario can be read from, and all files.
wxString filter_to_open();
/// What a dialog for writing a file offers, one line a format.
wxString filter_to_write(std::span<const FileFormat> formats);
/// The chosen file; with the ending of the chosen format unless it has one of ours.
std::filesystem::path chosen_file(const wxFileDialog& dialog, std::span<const FileFormat> formats);

}  // namespace hexwright::gui
