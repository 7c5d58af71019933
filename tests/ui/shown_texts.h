#pragma once

#include <string>
#include <vector>

class wxMenuBar;
class wxToolBar;
class wxWindow;

namespace hexwright::ui_test {

// All texts that a person can see or hear, as they stand. Only inside `on_ui` and its like.

std::vector<std::string> texts_of(const wxMenuBar& bar);
std::vector<std::string> texts_of(const wxToolBar& bar);
/// Of a window and all that lies in it, hidden or not: labels, choices, tooltips, lists, properties.
std::vector<std::string> texts_of(const wxWindow& window);
/// What a screen reader is told of a window and of all that is seen in it: names and descriptions.
std::vector<std::string> spoken_by(const wxWindow& window);

}  // namespace hexwright::ui_test
