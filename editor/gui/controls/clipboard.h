#pragma once

#include <string>

namespace hexwright::gui {

/// False when the clipboard cannot be reached.
bool to_clipboard(const std::string& text);

}  // namespace hexwright::gui
