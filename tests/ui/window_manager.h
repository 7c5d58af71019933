#pragma once

#include <string>

namespace hexwright::ui_test {

/// The title of the window that has the keyboard, as the window manager says; empty where none has it. Asked
/// often while something is waited for: by a connection of its own, without another program.
std::string active_window();

}  // namespace hexwright::ui_test
