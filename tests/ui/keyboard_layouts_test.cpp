#include <string>

#include <gmock/gmock.h>

#include "tests/ui/driver.h"
#include "tests/ui/keyboard_layout.h"
#include "tests/ui/playing.h"

// Numbers and tool letters on keyboards other than the American one: what a key types counts, and where it
// types no Latin letter, its place. EDIT-01

namespace hexwright::ui_test {
namespace {

constexpr KeyPlace four{13}, key_e{26}, key_r{27}, key_t{28}, key_h{43}, key_s{39}, key_n{57},
    key_semicolon{47};

void wait_for_tool(ToolKind tool) {
  wait_until("the tool", [tool] { return frame().context().bench().tool() == tool; });
}

void expect_number(Hex hex, int number) {
  wait_until("the number " + std::to_string(number),
             [&] { return frame().context().scenario().cells.at(hex).token == PlacedToken(number); });
}

struct Digits {
  std::string layout;
  bool with_shift;
};
class KeyboardLayouts : public testing::TestWithParam<Digits> {};

TEST_P(KeyboardLayouts, NumbersAreTypedOverAHex) {
  const Layout layout(GetParam().layout);
  start_with("base-3-4");
  move_to(place_of(Hex{1, 0}));
  press_at(four, GetParam().with_shift);
  expect_number({1, 0}, 4);
}

INSTANTIATE_TEST_SUITE_P(Of, KeyboardLayouts,
                         testing::Values(Digits{"us", false}, Digits{"de", false}, Digits{"ru", false},
                                         Digits{"fr", true}, Digits{"cz", true}),
                         [](const auto& tested) { return tested.param.layout; });

TEST(KeyboardLayouts, LettersMeanToolsByWhatTheyType) {
  const Layout layout("fr");  // AZERTY: its M is where the American semicolon is, its Q where A is
  start_with("base-3-4");
  press_at(key_h);
  wait_for_tool(ToolKind::Harbor);
  press_at(key_s);
  wait_for_tool(ToolKind::Select);
  press_at(key_semicolon);
  wait_for_tool(ToolKind::Marker);
}

TEST(KeyboardLayouts, LettersMeanToolsByTheirPlaceWhereNoneIsLatin) {
  const Layout layout("ru");
  start_with("base-3-4");
  press_at(key_h);
  wait_for_tool(ToolKind::Harbor);
  press_at(key_s);
  wait_for_tool(ToolKind::Select);
  press_at(key_n);
  wait_for_tool(ToolKind::Token);
}

/// A game in which the one whose turn it is can build a road and trade, played on such a keyboard.
class PlayOnKeyboardLayouts : public testing::TestWithParam<const char*> {};

TEST_P(PlayOnKeyboardLayouts, LettersMeanMovesByTheirPlaceWhereNoneIsLatin) {
  const Layout layout(GetParam());
  take_over_when("base-3-4", [](const PlaySession& session) {
    return count(session, ActionKind::TradeWithBank) > 0 && count(session, ActionKind::BuildRoad) > 1 &&
           count(session, ActionKind::EndTurn) > 0;
  });
  press_at(key_t);
  wait_for_window("Trade with the bank");
  key(WXK_ESCAPE);
  wait_for_window("Playing");
  press_at(key_r);
  wait_until("where roads can be", [] { return play_window().context().kind() == ActionKind::BuildRoad; });
  const std::size_t before = position();
  press_at(key_e);
  wait_until("the end of the turn", [&] { return session().position() > before; });
  EXPECT_EQ(action_after(before).kind, ActionKind::EndTurn);
}

INSTANTIATE_TEST_SUITE_P(Of, PlayOnKeyboardLayouts, testing::Values("us", "fr", "ru", "gr"),
                         [](const auto& tested) { return std::string(tested.param); });

TEST(KeyboardLayouts, ACzechPlusInTheRowOfNumbersMagnifies) {
  const Layout layout("cz");
  start_with("base-3-4");
  const double before = ask([] { return frame().canvas().scale(); });
  press_at({10});
  wait_until("a larger map", [&] { return frame().canvas().scale() > before; });
}

}  // namespace
}  // namespace hexwright::ui_test
