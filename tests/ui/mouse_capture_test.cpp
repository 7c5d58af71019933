#include <chrono>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <wx/debug.h>

#include "editor/gui/app/app.h"
#include "editor/gui/app/toolkit.h"
#include "tests/ui/other_program.h"
#include "tests/ui/playing.h"
#include "tests/ui/terminal.h"

// A window that has the mouse, because a button is down, goes away, or another one comes to the front.

namespace hexwright::ui_test {
namespace {

using ::testing::IsEmpty;

std::vector<std::string> broken_promises;  // of the toolkit, which says nothing of them otherwise

void note_broken_promise(const wxString& /*file*/, int /*line*/, const wxString& /*function*/,
                         const wxString& condition, const wxString& words) {
  broken_promises.push_back((condition + ": " + words).utf8_string());
}

/// Presses the middle button on a board, and holds it.
void begin_to_pan(const std::function<wxWindow&()>& board) {
  move_to(ask([&] {
    wxWindow& window = board();
    return window.ClientToScreen(wxPoint(window.GetClientSize().x / 2, window.GetClientSize().y / 2));
  }));
  hold_button(true, wxMOUSE_BTN_MIDDLE);
  wait_until("the board to have the mouse", [&] { return board().HasCapture(); });
}

void let_go() { hold_button(false, wxMOUSE_BTN_MIDDLE); }

/// At once, before the display tells of anything.
void take_away(const std::function<wxTopLevelWindow&()>& window) {
  on_ui([&] {
    broken_promises.clear();
    const wxAssertHandler_t before = wxSetAssertHandler(note_broken_promise);
    window().Destroy();
    wxTheApp->ProcessIdle();
    wxSetAssertHandler(before);
    EXPECT_EQ(wxWindow::GetCapture(), nullptr);
    EXPECT_THAT(broken_promises, IsEmpty());
  });
}

void expect_that_the_mouse_draws() {
  start_with("new-shores-3");
  press("Hills");
  click(place_of(Hex{0, 0}));
  wait_until("the hills", [] { return frame().context().history().position() == 1; });
  EXPECT_EQ(ask([] { return wxWindow::GetCapture(); }), nullptr);
}

TEST(MouseCapture, EndsWithTheMapThatHasIt) {
  start_with("base-3-4");
  begin_to_pan([]() -> wxWindow& { return frame().canvas(); });
  gui::Frame* old = ask([] { return &frame(); });
  on_ui([] { gui::show_at_its_size(*new gui::Frame(Document())); });
  on_ui([old] {
    if (!old->canvas().HasCapture()) old->canvas().CaptureMouse();  // the new window had it let go
  });
  take_away([old]() -> wxTopLevelWindow& { return *old; });
  let_go();
  expect_that_the_mouse_draws();
}

TEST(MouseCapture, EndsWithTheGameThatHasIt) {
  start_with("base-3-4");
  play_the_map(1, 5);
  wait_for_person();
  begin_to_pan([]() -> wxWindow& { return play_window().canvas(); });
  take_away([]() -> wxTopLevelWindow& { return play_window(); });
  let_go();
  expect_that_the_mouse_draws();
}

TEST(MouseCapture, IsLetGoOfWhenADialogComes) {
  start_with("base-3-4");
  const Terminal terminal(folder() / "terminal.txt");
  begin_to_pan([]() -> wxWindow& { return frame().canvas(); });
  key(WXK_F1, wxMOD_SHIFT);
  wait_for_window("Keys and mouse");
  EXPECT_EQ(ask([] { return wxWindow::GetCapture(); }), nullptr);
  let_go();
  key(WXK_ESCAPE);
  wait_until("the editor", [] { return frame().IsActive() && frame().IsEnabled(); });
  std::this_thread::sleep_for(std::chrono::milliseconds(500));  // as a hand that goes back to the mouse
  begin_to_pan([]() -> wxWindow& { return frame().canvas(); });
  let_go();
  wait_until("the board to let go", [] { return !frame().canvas().HasCapture(); });
  EXPECT_THAT(terminal.text(), IsEmpty());
}

TEST(MouseCapture, OfAnotherProgramOpensNoMenuAndLeavesTheKeysToTheWindow) {
  start_with("base-3-4");
  const Terminal terminal(folder() / "terminal.txt");
  std::optional<OtherProgram> other(std::in_place);
  ASSERT_TRUE(other->has_mouse());
  const auto shows = [](const char* name) {
    const wxWindow* window = wxWindow::FindWindowByName(name, &frame());
    return window && window->IsShownOnScreen();
  };
  key('M', wxMOD_ALT);
  key('8', wxMOD_CONTROL);
  wait_until("the page", [&] { return shows("Deal a board"); });
  on_ui([] { wxWindow::FindWindowByName("Effort of the balance", &frame())->SetFocus(); });
  key(WXK_SPACE);
  key('5', wxMOD_CONTROL);
  wait_until("another page", [&] { return !shows("Deal a board"); });
  other.reset();
  expect_that_the_mouse_draws();
  EXPECT_THAT(terminal.text(), IsEmpty());
}

}  // namespace
}  // namespace hexwright::ui_test
