#include <gtest/gtest.h>

#include "tests/ui/playing.h"

// The designer says what the dice show. EDIT-04

namespace hexwright::ui_test {
namespace {

TEST(Play, DiceAreChosenByTheirFaces) {
  take_over_when("base-3-4", [](const PlaySession& game) { return game.state().phase == Phase::BeforeRoll; });
  key('D', wxMOD_CONTROL);
  wait_until("that chance is chosen", [] { return play_window().chooses_chance(); });
  key('D');
  wait_for_window("Choose the dice");
  press("First die: 4");
  press("Second die: 3");
  wait_until("their sum", [] {
    const wxWindow* sum = wxWindow::FindWindowByName("sum of the dice");
    return sum && sum->GetLabel() == wxString(L"Sum 7 — it comes in 16.7 % of all rolls");
  });
  screenshot("dice");
  key(WXK_UP);    // to the first die
  key(WXK_LEFT);  // a three
  key(WXK_RETURN);
  wait_until("the dice", [] { return session().state().dice == 6; });
  const Action roll = ask([] { return session().played().back(); });
  EXPECT_EQ(first_die(roll.c), 3);
  EXPECT_EQ(second_die(roll.c), 3);
}

}  // namespace
}  // namespace hexwright::ui_test
