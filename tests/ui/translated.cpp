#include "tests/ui/translated.h"

#include <gmock/gmock.h>
#include <wx/app.h>
#include <wx/translation.h>

#include "editor/gui/controls/words.h"
#include "tests/ui/room.h"
#include "tests/ui/shown_texts.h"

namespace hexwright::ui_test {
namespace {

using test::plain_words;
using testing::IsEmpty;

// Names of programs, formats, keys and sides, and what toolkits say in their own translations: Nuligi
// cancels.
const test::Words names{"Hexwright", "Ctrl",   "Shift", "Alt",    "PNG",  "SVG",   "PDF", "OK",
                        "Cancel",    "Close",  "True",  "False",  "se",   "sw",    "nw",  "ne",
                        "Enter",     "Escape", "Tab",   "Nuligi", "Bone", "Fermi", "Jes", "Ne"};

}  // namespace

void expect_translated(const std::vector<std::string>& texts, test::Words but) {
  but.insert(names.begin(), names.end());
  EXPECT_THAT(texts, testing::Not(IsEmpty()));
  for (const std::string& text : texts) EXPECT_THAT(plain_words(text, but), IsEmpty()) << "in: " << text;
}

void expect_translated_window(const std::function<wxWindow&()>& window, const test::Words& but) {
  expect_translated(ask([&] { return texts_of(window()); }), but);
  for (const std::string& text : ask([&] { return spoken_by(window()); })) expect_translated({text}, but);
  EXPECT_THAT(ask([&] { return without_room_in(window()); }), IsEmpty());
}

wxDialog* open_dialog() {
  wxDialog* found = nullptr;
  for (wxWindow* top : wxTopLevelWindows)
    if (auto* dialog = dynamic_cast<wxDialog*>(top); dialog && dialog->IsShown()) found = dialog;
  return found;
}

void expect_translated_dialog(const std::string& what, const std::function<void()>& open,
                              const test::Words& but) {
  const wxDialog* before = ask(open_dialog);
  wxTheApp->CallAfter(open);
  if (!wait_until(what, [before] { return open_dialog() != before; })) return;
  screenshot("translated-" + what);
  expect_translated_window([]() -> wxWindow& { return *open_dialog(); }, but);
  wait_until(what + " to have the keyboard", [] { return open_dialog()->IsActive(); });
  key(WXK_ESCAPE);
  wait_until(what + " to close", [before] { return open_dialog() == before; });
}

test::Words words_of(const std::string& text) {
  const auto words = plain_words(text);
  return {words.begin(), words.end()};
}

std::string in_words(const std::string& text) {
  return ask([&] { return gui::translated(text); });
}

}  // namespace hexwright::ui_test
