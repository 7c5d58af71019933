#pragma once

#include <string>

// What a person does with mouse and keyboard, through the display, as another program does it: the toolkit's
// simulator sleeps before and after each key and click, which was most of the time of these tests.
// Places are on the screen, in the toolkit's units. Everything returns when the display has it, which is
// before a window has seen it.

namespace hexwright::ui_test::input {

void move(int x, int y);
/// 1 is the left one, 4 and 5 turn the wheel.
void press_button(int button);
void release_button(int button);
/// The display's name of the key: "a", "F1", "Escape". Nothing where no key has it.
void press_key(const std::string& name);
void release_key(const std::string& name);
/// Types ASCII.
void type(const std::string& text);

}  // namespace hexwright::ui_test::input
