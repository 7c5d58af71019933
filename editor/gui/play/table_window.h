#pragma once

#include <filesystem>

#include "editor/gui/play/play_dialogs.h"

namespace hexwright::gui {

class Frame;

/// Opens a table that people come to from their browsers, and shows it in a window of its own: the links, who
/// has come, and whose decision it is. The table ends with the window; a message says why it cannot be
/// opened.
void open_table(Frame& frame, const TableSetup& setup);
/// The same with one that was closed, from its record.
void open_kept_table(Frame& frame, const std::filesystem::path& record);

}  // namespace hexwright::gui
