#include <algorithm>

#include <gmock/gmock.h>

#include "editor/gui/play/play_canvas.h"
#include "model/playtest/modules/explorers/kinds.h"
#include "model/playtest/modules/frontiers/kinds.h"
#include "model/playtest/modules/spices/kinds.h"
#include "tests/ui/playing.h"

// What rule modules ask of those who play is chosen by mouse, each at a moment that bots have come to.
// EDIT-04

namespace hexwright::ui_test {
namespace {

const Seat& seat_of_actor(const PlaySession& session) { return session.state().seats[session.actor()]; }

/// A choice without a place has a button in the list.
void take(const Choice& choice) {
  const std::size_t before = position();
  press(title_of(choice));
  wait_until("the choice", [&] { return session().position() > before; });
}

// SPI-04, SPI-06
TEST(PlayModules, AMerchantIsPlacedAndBringsATradeOption) {
  take_over_when("spices-new-shores-3", [](const PlaySession& session) {
    const auto& options = seat_of_actor(session).options;
    return count(session, spices::action::place_merchant) > 0 &&
           std::ranges::all_of(options, [](int each) { return each == 0; });
  });
  const SeatId seat = ask([] { return session().actor(); });
  place_piece(label(spices::action::place_merchant), choices(spices::action::place_merchant).front().place);
  wait_until("the options", [] { return play_window().context().offers(spices::action::take_option); });
  settle();
  screenshot("play-trade-options");
  const auto options = choices(spices::action::take_option);
  ASSERT_GT(options.size(), 1U);
  const std::size_t before = position();
  take(options[1]);
  EXPECT_EQ(action_after(before), options[1].action);
  EXPECT_EQ(ask([&] { return session().state().seats[seat].options[options[1].action.x]; }), 1);
}

// SPI-07
TEST(PlayModules, ATradeOptionTurnsTwoCardsIntoASpice) {
  take_over_when("spices-new-shores-3",
                 [](const PlaySession& session) { return count(session, spices::action::use_option) > 0; });
  const SeatId seat = ask([] { return session().actor(); });
  const Cards held = hand(seat);
  const Choice use = choices(spices::action::use_option).front();
  take(use);
  EXPECT_EQ(hand(seat).size(), held.size() - 1);
  EXPECT_EQ(hand(seat)[static_cast<Card>(use.action.x)], held[static_cast<Card>(use.action.x)] - 2);
}

// EXP-05
TEST(PlayModules, ASeaHexIsDrawnByAClick) {
  take_over_when("explorers-3-4",
                 [](const PlaySession& session) { return count(session, explorers::action::draw_sea) > 0; });
  const std::size_t before = position();
  click_on_board(choices(explorers::action::draw_sea).front().place);
  wait_until("the sea hex", [&] { return session().position() == before + 1; });
  EXPECT_EQ(action_after(before).kind, explorers::action::draw_sea);
  wait_until("where to lay it", [] { return play_window().context().offers(explorers::action::lay_sea); });
}

// EXP-05, EXP-06
TEST(PlayModules, AHarborIsTurnedBySecondClick) {
  const auto turns_of = [](const PlaySession& session, std::uint16_t cell) {
    return count(session, [cell](const Action& action) {
      return action.kind == explorers::action::lay_sea && !action.b.empty() && action.a == cell;
    });
  };
  take_over_when("explorers-3-4", [&](const PlaySession& session) {
    return count(session, [&](const Action& action) {
             return action.kind == explorers::action::lay_sea && turns_of(session, action.a) > 1;
           }) > 0;
  });
  const std::vector<Choice> laid = choices(explorers::action::lay_sea);
  const auto turned = std::ranges::find_if(laid, [&](const Choice& choice) {
    return ask([&] { return turns_of(session(), choice.action.a) > 1; });
  });
  ASSERT_NE(turned, laid.end());
  const std::size_t before = position();
  click_on_board(turned->place);
  wait_until("the ways to turn it", [] { return play_window().context().is_aiming(); });
  screenshot("play-harbor");
  click_on_board(turned->aim);
  wait_until("the harbor", [&] { return session().position() > before; });
  EXPECT_EQ(action_after(before), turned->action);
  EXPECT_TRUE(ask([&] { return session().scenario_now().harbors.contains(std::get<Path>(turned->aim)); }));
}

// FRO-04
TEST(PlayModules, OneOfTwoEventsIsChosenOnTheBoard) {
  take_over_when("frontiers", [](const PlaySession& session) {
    return count(session, frontiers::action::choose_event) > 1;
  });
  screenshot("play-events");
  const auto events = choices(frontiers::action::choose_event);
  const std::size_t before = position();
  click_on_board(events[1].place);
  wait_until("the event", [&] { return session().position() > before; });
  EXPECT_EQ(action_after(before), events[1].action);
}

}  // namespace
}  // namespace hexwright::ui_test
