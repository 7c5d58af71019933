#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include <wx/defs.h>
#include <wx/gdicmn.h>
#include <wx/image.h>

#include "editor/gui/frame/frame.h"

namespace hexwright::ui_test {

// The tests run beside the window's own event loop, which goes on even while a dialog is open: what looks at
// the window or moves its pointer is handed over to it. Nothing waits for a time: everything for a condition.

/// Runs it in the window's thread and waits until it is done. Not for what opens a dialog.
void on_ui(const std::function<void()>& run);

template <class Ask>
auto ask(Ask what) {
  std::optional<decltype(what())> answer;
  on_ui([&] { answer.emplace(what()); });
  return *std::move(answer);
}

/// Looks again and again until the condition holds; after some seconds the test fails, with a screenshot.
bool wait_until(const std::string& what, const std::function<bool()>& condition);

/// A fresh window with a template, the only one, ready for keys. What was open is thrown away.
void start_with(const std::string& template_name);
void start_empty();
void start_with_scenario(Scenario scenario);

/// The window that was opened last. Only inside `on_ui` and its like.
gui::Frame& frame();
/// Whether one is left. Only inside `on_ui`, too.
bool has_frame();
Scenario scenario();

/// In pixels of the screen.
wxPoint place_of(Hex hex);
wxPoint place_of(Path path);
wxPoint place_on_map(Point point);
wxPoint middle_of(const std::string& widget_name);

void click(wxPoint place, int button = wxMOUSE_BTN_LEFT);
void double_click(wxPoint place);
void drag(const std::vector<wxPoint>& way, int button = wxMOUSE_BTN_LEFT);
void move_to(wxPoint place);
/// Turns the wheel down there.
void turn_wheel(wxPoint place, int notches);
/// The left button, down or up.
void hold_button(bool down, int button = wxMOUSE_BTN_LEFT);
/// For modifiers that are down while the mouse moves.
void hold_key(int code, bool down);
void key(int code, int modifiers = wxMOD_NONE);
void type(const std::string& text);
/// Clicks a widget by its name.
void press(const std::string& widget_name);

/// Walks with the tab key until the widget has the keyboard.
void tab_to(const std::string& widget_name);
/// Gives a field for a text or number another content and leaves it.
void fill_in(const std::string& widget_name, const std::string& text);
/// Takes a line of a drop-down list with the arrow keys.
void choose(const std::string& widget_name, const std::string& line);
/// Opens a menu by its letter and takes a line of it, and of its submenu, by their letters.
void choose_in_menu(char menu, const std::string& letters);

/// Waits until the window manager has given the keyboard to the window whose title contains this.
void wait_for_window(const std::string& title);
/// Waits until a menu has popped up above the window.
void wait_for_popup();
/// Writes a path into the field of the file chooser that is open, and Return.
void give_path(const std::filesystem::path& path);
/// Opens a file of the list in the file chooser that is open: there are names that no keyboard types.
void open_in_dialog(const std::filesystem::path& path);
/// The name that the file chooser proposes.
std::string proposed_name();
/// Gives the file chooser of this title a path.
void choose_file(const std::string& title, const std::filesystem::path& path);

/// Ctrl+E with what was chosen last, into this file.
void export_to(const std::filesystem::path& path);

/// What is seen there on the screen.
wxImage picture_of(wxRect place);
/// Kept under the build folder: "tests/ui/screenshots/<name>.png".
void screenshot(const std::string& name);

/// A folder of this run for files.
std::filesystem::path folder();

/// Runs all tests beside the program's event loop.
int run_tests(int argc, char** argv);

/// File, Save As, with the name typed in the dialog.
void save_as(const std::filesystem::path& path);

}  // namespace hexwright::ui_test
