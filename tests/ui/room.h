#pragma once

#include <string>
#include <vector>

class wxWindow;

namespace hexwright::ui_test {

/// What is seen in a window and lacks room: words that are wider or higher than their place, controls that
/// reach out of what holds them or lie on each other, columns that are narrower than their heading. Only
/// inside `on_ui` and its like.
std::vector<std::string> without_room_in(const wxWindow& window);

}  // namespace hexwright::ui_test
