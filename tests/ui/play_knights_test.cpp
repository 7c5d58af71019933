#include <algorithm>
#include <functional>

#include <gmock/gmock.h>

#include "editor/gui/controls/words.h"
#include "editor/gui/play/play_canvas.h"
#include "model/playtest/modules/cities_and_knights/kinds.h"
#include "tests/ui/keyboard_layout.h"
#include "tests/ui/playing.h"

// Cities & Knights by mouse, at moments that bots have come to. EDIT-04

namespace hexwright::ui_test {
namespace {

namespace action = cities_and_knights::action;

constexpr const char* knights_map = "cities-and-knights-3-4";

const Realm& own_realm(const PlaySession& session) { return session.state().realms.seats[session.actor()]; }

// CK-34: on the knight, then where it goes.
TEST(PlayKnights, AKnightMovesByTwoClicks) {
  const auto moves_from = [](const PlaySession& session, const Action& one) {
    return count(session, [&](const Action& each) { return each.kind == one.kind && each.a == one.a; });
  };
  take_over_when(knights_map, [&](const PlaySession& session) {
    return count(session, [&](const Action& each) {
             return each.kind == action::move_knight && moves_from(session, each) > 1;
           }) > 0;
  });
  screenshot("play-knights");
  press(label(action::move_knight));
  const auto moves = choices(action::move_knight);
  const auto chosen = std::ranges::find_if(
      moves, [&](const Choice& each) { return ask([&] { return moves_from(session(), each.action) > 1; }); });
  ASSERT_NE(chosen, moves.end());
  const std::size_t before = position();
  click_on_board(chosen->place);
  wait_until("where it can go", [] { return play_window().context().is_aiming(); });
  screenshot("play-knight-moves");
  click_on_board(chosen->aim);
  wait_until("the knight", [&] { return session().position() > before; });
  EXPECT_EQ(action_after(before), chosen->action);
}

// CK-21: several tracks can be improved, so the one is chosen in the list.
TEST(PlayKnights, ATrackIsImprovedByTheButtonAndTheList) {
  take_over_when(knights_map, [](const PlaySession& session) { return count(session, action::improve) > 1; });
  const auto improvements = choices(action::improve);
  press(label(action::improve));
  settle();
  screenshot("play-improvements");
  const std::size_t before = position();
  press(title_of(improvements[1]));
  wait_until("the improvement", [&] { return session().position() > before; });
  EXPECT_EQ(action_after(before), improvements[1].action);
}

/// After this one there are others of its kind.
bool leaves_others(const PlaySession& session, const Action& action) {
  State after = session.state();
  apply(session.game(), after, action);
  Actions legal;
  legal_actions(session.game(), after, legal);
  return std::ranges::count(legal, action.kind, &Action::kind) > 0;
}

// What was chosen in the list is done once: the next one begins with its button or its digit again.
TEST(PlayKnights, AListClosesOnceSomethingOfItIsDone) {
  take_over_when(knights_map, [](const PlaySession& session) {
    return count(session, action::improve) > 1 && count(session, [&](const Action& each) {
                                                    return each.kind == action::improve &&
                                                           leaves_others(session, each);
                                                  }) == count(session, action::improve);
  });
  const Choice improvement = choices(action::improve).back();
  press(label(action::improve));
  settle();
  const std::size_t before = position();
  press(title_of(improvement));
  wait_until("the improvement", [&] { return session().position() > before; });
  EXPECT_TRUE(ask([] { return play_window().context().offers(action::improve); }));
  EXPECT_EQ(ask([] { return play_window().context().kind(); }), std::nullopt);
}

/// CK-46: each line of the list has a digit.
void play_a_card_by_its_digit(const std::function<void(int)>& press_digit) {
  take_over_when(knights_map, [](const PlaySession& session) {
    return count(session, action::play_warlord) > 0 && own_realm(session).knight_count > 0;
  });
  const Choice warlord = choices(action::play_warlord).front();
  const std::string shown =
      ask([&] { return wxWindow::FindWindowByName(gui::sentence(warlord.title))->GetLabel().utf8_string(); });
  const char digit = shown.front();
  ASSERT_TRUE(digit >= '1' && digit <= '9') << shown;
  const std::size_t before = position();
  press_digit(digit - '0');
  wait_until("the card", [&] { return session().position() > before; });
  EXPECT_EQ(action_after(before).kind, action::play_warlord);
}

TEST(PlayKnights, AProgressCardIsPlayedByItsDigit) {
  play_a_card_by_its_digit([](int digit) { key('0' + digit); });
}

TEST(PlayKnights, AProgressCardIsPlayedByADigitThatNeedsShift) {
  const Layout layout("fr");
  play_a_card_by_its_digit([](int digit) { press_at(digit_place(digit), true); });
}

// CK-29
TEST(PlayKnights, AKnightIsHiredOnTheBoard) {
  take_over_when(knights_map,
                 [](const PlaySession& session) { return count(session, action::hire_knight) > 0; });
  const Choice hired = choices(action::hire_knight).front();
  const SeatId seat = ask([] { return session().actor(); });
  const int before = ask([&] { return int{session().state().realms.seats[seat].knight_count}; });
  place_piece(label(action::hire_knight), hired.place);
  EXPECT_EQ(ask([&] { return int{session().state().realms.seats[seat].knight_count}; }), before + 1);
}

// CK-16: the bank takes commodities, and gives them.
TEST(PlayKnights, TheBankTradesCommodities) {
  const auto trades_commodity = [](const Action& each) {
    return each.kind == ActionKind::TradeWithBank && is_commodity(static_cast<Card>(each.a.value()));
  };
  take_over_when(knights_map,
                 [&](const PlaySession& session) { return count(session, trades_commodity) > 0; });
  const auto trades = choices(ActionKind::TradeWithBank);
  const auto chosen =
      std::ranges::find_if(trades, [&](const Choice& each) { return trades_commodity(each.action); });
  ASSERT_NE(chosen, trades.end());
  const std::size_t before = position();
  fill_in_trade(chosen->action);
  screenshot("play-commodities");
  press("Trade");
  wait_until("the trade", [&] { return session().position() > before; });
  EXPECT_EQ(action_after(before), chosen->action);
}

// CK-46: what the person holds is listed, and played by its button or on the board.
TEST(PlayKnights, ProgressCardsAreListed) {
  take_over_when(knights_map, [](const PlaySession& session) {
    return count(session, action::play_warlord) > 0 && own_realm(session).knight_count > 0;
  });
  screenshot("play-progress");
  const std::size_t before = position();
  press(title_of(choices(action::play_warlord).front()));
  wait_until("the card", [&] { return session().position() > before; });
  EXPECT_EQ(action_after(before).kind, action::play_warlord);
}

// Whatever comes up: no decision is left without a click, a button or a dialog.
TEST(PlayKnights, TenTurnsArePlayedByMouse) {
  start_with(knights_map);
  play_the_map(1, 5);
  const TurnsPlayed deeds =
      play_on(10, {action::hire_knight, action::activate_knight, action::improve}, "play-knights-");
  screenshot("play-knights-late");
  EXPECT_GE(deeds.turns, 10);
  EXPECT_TRUE(deeds.have(action::hire_knight));
  EXPECT_TRUE(deeds.have(action::activate_knight));
  EXPECT_TRUE(deeds.have(action::improve));
  EXPECT_GT(ask([] { return session().state().realms.ship_step + session().state().realms.attacked; }), 0);
}

}  // namespace
}  // namespace hexwright::ui_test
