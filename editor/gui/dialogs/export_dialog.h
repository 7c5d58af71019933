#pragma once

#include <vector>

#include "editor/core/document/export_choice.h"

class wxWindow;

namespace hexwright::gui {

/// What a map can be exported to: pictures, and what other programs read.
std::vector<FileFormat> formats_to_export();
/// Asks which kind of file, how large and what is to be seen, with a preview. False when it was cancelled.
bool choose_export(wxWindow* parent, const Scenario& scenario, ExportChoice& choice);

}  // namespace hexwright::gui
