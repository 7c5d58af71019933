#include <algorithm>

#include <gmock/gmock.h>

#include "tests/support/templates.h"
#include "tests/ui/playing.h"

// The window plays games of rule modules to their end, each module at one commit in three, in the full check
// of every family of rules: what draws pieces, describes actions and lists decisions meets all that its games
// bring.

namespace hexwright::ui_test {
namespace {

class PlayFamilies : public testing::TestWithParam<std::string> {};

TEST_P(PlayFamilies, ArePlayedToTheirEndAtFullSpeed) {
  start_with(GetParam());
  play_the_map(0, 29);
  wait_for_the_end();
  EXPECT_NE(ask([] { return session().state().winner; }), none);
  wait_for_window("The game is over");
  screenshot("play-family-" + GetParam());
  key(WXK_ESCAPE);
  wait_until("the game's window", [] { return play_window().IsActive(); });
}

INSTANTIATE_TEST_SUITE_P(Of, PlayFamilies, testing::ValuesIn(in_turn(families_of_every_module())),
                         [](const auto& tested) {
                           std::string name = tested.param;
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace hexwright::ui_test
