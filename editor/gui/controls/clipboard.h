#pragma once

#include <string>

namespace hexwright::gui {

/// False when the clipboard cannot be reached.
bool to_clipboard(const std::string& text);
/// Empty where there is none, or the clipboard cannot be reached.
std::string text_on_clipboard();

}  // namespace hexwright::gui
