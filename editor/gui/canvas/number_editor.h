#pragma once

class wxPGEditor;

namespace hexwright::gui {

/// Edits a number in a line of properties, with buttons that are as high as the line.
const wxPGEditor* number_editor();

}  // namespace hexwright::gui
