#include <gmock/gmock.h>
#include <wx/event.h>

#include "editor/gui/app/app.h"
#include "editor/gui/app/first_size.h"
#include "tests/ui/playing.h"
#include "tests/ui/terminal.h"

// A dialog stands on the stack of the window that asks: the window waits for it when it goes away.

namespace hexwright::ui_test {
namespace {

using ::testing::IsEmpty;

TEST(OpenDialogs, AreCancelledWhenTheirWindowGoesAway) {
  start_with("base-3-4");
  const Terminal terminal(folder() / "terminal.txt");
  key(WXK_F1, wxMOD_SHIFT);
  wait_for_window("Keys and mouse");
  start_with("new-shores-3");  // what was open is thrown away
  key(WXK_F1, wxMOD_SHIFT);
  wait_for_window("Keys and mouse");
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
  EXPECT_THAT(terminal.text(), IsEmpty());
}

TEST(OpenDialogs, WithAnotherAboveAreCancelledOneAfterTheOther) {
  start_with("base-3-4");
  key('E', wxMOD_CONTROL);
  wait_for_window("Export");
  key(WXK_RETURN);
  wait_for_window("Export the map");
  start_with("new-shores-3");
  save_as(folder() / "afterwards.xml");
}

TEST(OpenDialogs, OfAGameAreCancelledWithTheDrawing) {
  start_with("base-3-4");
  play_the_map(0, 29);
  wait_for_window("The game is over");
  start_with("new-shores-3");
  key(WXK_F1, wxMOD_SHIFT);
  wait_for_window("Keys and mouse");
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
}

TEST(OpenDialogs, OpenNoMoreAboveAWindowThatGoesAway) {
  start_with("base-3-4");
  on_ui([] {
    gui::Frame* going = &frame();
    auto* next = new gui::Frame(Document());
    gui::show_at_its_size(*next);
    going->Destroy();
    wxKeyEvent keys(wxEVT_CHAR_HOOK);
    keys.SetEventObject(going);
    keys.m_keyCode = WXK_F1;
    keys.SetShiftDown(true);
    going->HandleWindowEvent(keys);
  });
  start_with("new-shores-3");
}

}  // namespace
}  // namespace hexwright::ui_test
