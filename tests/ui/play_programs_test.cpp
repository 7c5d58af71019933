#include <algorithm>

#include <gmock/gmock.h>
#include <wx/choice.h>

#include "tests/ui/playing.h"

// Programs of others play in the window.

namespace hexwright::ui_test {
namespace {

void seat_program(int seat, const std::string& command) {
  const std::string list = "Who plays seat " + std::to_string(seat);
  on_ui([&] { wxWindow::FindWindowByName(list)->SetFocus(); });
  key(WXK_END);
  wait_for_window("A program as a player");
  type(command);
  key(WXK_RETURN);
}

std::string player_of_seat(int seat) {
  const auto* list =
      wxDynamicCast(wxWindow::FindWindowByName("Who plays seat " + std::to_string(seat)), wxChoice);
  return list->GetStringSelection().utf8_string();
}

std::string words_about_programs() {
  return ask([] {
    wxWindow* words = wxWindow::FindWindowByName("programs without a seat", &play_window());
    return words->IsShown() ? words->GetLabel().utf8_string() : std::string();
  });
}

TEST(PlayPrograms, AProgramOfSomebodyElsePlaysAndLosesItsSeatInWords) {
  const std::string bot = HEXWRIGHT_TEST_BOT " exit 2";
  start_with("base-3-4");
  key(WXK_F5);
  wait_for_window("Play this map");
  seat_program(2, "./no-such-program");
  wait_for_window("This program cannot play");
  key(WXK_ESCAPE);
  wait_for_window("Play this map");
  EXPECT_EQ(ask([] { return player_of_seat(2); }), "Bot: Settler");
  seat_program(2, bot);
  wait_until("the program", [&] { return player_of_seat(2) == "Program: " + bot; });
  screenshot("play-program");
  press("Play");
  wait_until("the window of the game", [] { return plays() && play_window().IsActive(); });
  on_ui([] { play_window().pacer().set_speed(gui::BotPacer::fastest); });
  for (int n = 0; n < 6 && words_about_programs().empty(); ++n) wait_for_person(), do_what_is_due();
  std::string words = words_about_programs();
  std::ranges::replace(words, '\n', ' ');
  EXPECT_THAT(words, ::testing::HasSubstr("lost its seat to a settler: it ended with exit status 3"));
  screenshot("play-program-failed");
  EXPECT_EQ(ask([] { return session().player(SeatId(1)).bot->title; }), "Test");
  const std::string record = ask([] { return session().save(); });
  const auto resumed = PlaySession::load(record);
  EXPECT_THAT(std::get<PlaySession>(resumed).programs_replaced(), ::testing::ElementsAre("program:" + bot));
}

}  // namespace
}  // namespace hexwright::ui_test
