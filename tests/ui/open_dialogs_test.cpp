#include <gmock/gmock.h>
#include <wx/event.h>
#include <wx/listbox.h>

#include "editor/gui/app/app.h"
#include "editor/gui/app/toolkit.h"
#include "editor/gui/library/library_dialogs.h"
#include "tests/ui/hands.h"
#include "tests/ui/lost_work.h"
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
  wait_for_the_end();
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

void offer_lost_work() {
  wxTheApp->CallAfter([] { gui::offer_recovery(*gui::app().keeping().keeper()); });
  wait_for_window("Recover unsaved work");
}

TEST(OpenDialogs, OfUnsavedWorkRecoverWhatIsClickedTwice) {
  start_with("base-3-4");
  discard_lost_work();
  leave_lost_work("Left behind");
  offer_lost_work();
  double_click(ask([] {
    const auto* list = control<wxListBox>("Unsaved maps");
    return list->ClientToScreen(wxPoint(list->GetClientSize().x / 2, list->GetCharHeight()));
  }));
  wait_for_window("Left behind");
  EXPECT_EQ(scenario().details.title, "Left behind");
}

// Clicks come as quickly as fingers are, and the answer to the first takes a while.
TEST(OpenDialogs, OfUnsavedWorkAnswerTheLineThatWasClickedOnceHoweverOftenItWas) {
  start_with("base-3-4");
  discard_lost_work();
  leave_lost_work("Left behind");
  leave_lost_work("Also left");
  offer_lost_work();
  const auto click_twice_thrice = [] {
    on_ui([] {
      auto* list = control<wxListBox>("Unsaved maps");
      wxCommandEvent clicked(wxEVT_LISTBOX_DCLICK, list->GetId());
      clicked.SetEventObject(list);
      for (int times = 0; times < 3; ++times) list->HandleWindowEvent(clicked);
    });
  };
  click_twice_thrice();
  wait_until("the first map", [] { return control<wxListBox>("Unsaved maps")->GetCount() == 1; });
  for (int turn = 0; turn < 10; ++turn) on_ui([] {});
  EXPECT_TRUE(ask([] { return control<wxListBox>("Unsaved maps") != nullptr; }))
      << "the other one was not clicked";
  click_twice_thrice();
  wait_until("the dialog to close", [] { return control<wxListBox>("Unsaved maps") == nullptr; });
  start_with("base-3-4");
}

}  // namespace
}  // namespace hexwright::ui_test
