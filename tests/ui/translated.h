#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/dialog.h>

#include "tests/translations/plain_words.h"
#include "tests/ui/driver.h"

namespace hexwright::ui_test {

// The window in a language of which every letter is strange, and every word longer than in English: a plain
// letter was not translated, and what is too long for its place shows.

/// No text has a plain word, but for these and what the toolkit says in its own translation.
void expect_translated(const std::vector<std::string>& texts, test::Words but = {});
/// All that a window says and what it tells to screen readers; and all of it has room.
void expect_translated_window(const std::function<wxWindow&()>& window, const test::Words& but = {});
/// Opens a dialog and looks at it in the same way, but for words that are the designer's. Escape closes it.
void expect_translated_dialog(const std::string& what, const std::function<void()>& open,
                              const test::Words& but = {});

test::Words words_of(const std::string& text);
/// As the window says it, to find its widgets by: "Play the games".
std::string in_words(const std::string& text);

/// The dialog that is open above all others; null when there is none. Only inside `on_ui` and its like.
wxDialog* open_dialog();

}  // namespace hexwright::ui_test
