#include <gmock/gmock.h>

#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/describe/describe.h"
#include "model/playtest/describe/seat_notes.h"
#include "model/playtest/invariants.h"
#include "model/playtest/match.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/modules/own/program.h"
#include "model/playtest/view.h"
#include "model/rules/own/own.h"
#include "model/validation/validate.h"
#include "tests/support/own_packs.h"
#include "tests/support/playing.h"

// Cards of decks that players keep in hand, and rules that end the game.

namespace hexwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

constexpr const char* hand_of_two =
    R"(<deck id="luck" title="Luck" kind="hand"/>
       <card id="loan" title="Loan" deck="luck"><take what="ore" count="2"/></card>
       <card id="feast" title="Feast" deck="luck"><by who="everyone"/><if value="cards" below="3"/><take what="wool"/></card>
       <action id="ask" title="ask" limit="3" per="turn"><draw deck="luck"/></action>)";
constexpr Action ask{.kind = own::action::act, .b = 0};

/// The outcome that stands for a card, by its place in the pack.
void draw(Playing& play, int card) {
  play.act(ask);
  ASSERT_TRUE(play.can({.kind = own::action::draw, .a = play.state().task()->a}));
  play.act(
      {.kind = own::action::draw, .a = play.state().task()->a, .c = static_cast<std::uint16_t>(1 + card)});
}
std::string told(const Playing& play, const State& before, const Action& done, const State& after,
                 std::optional<SeatId> sight) {
  const std::vector<std::string> names{"Ann", "Ben", "Cid", "Dot"};
  return text(describe({play.game(), names, {sight, nullptr}}, before, done, after).front().words);
}

TEST(OwnHands, CardsAreKeptUntilTheyArePlayed) {  // OWN-40
  const Scenario scenario = base_with(hand_of_two);
  EXPECT_THAT(
      sentences(scenario),
      ElementsAre("Loan (1 card of Luck, kept in hand): whoever plays it in the own turn: take 2 ore.",
                  "Feast (1 card of Luck, kept in hand): everyone, from the player on turn on: if cards in "
                  "hand is below 3, take 1 wool.",
                  "In your turn you may ask: draw a card of Luck. At most 3 times in a turn."));
  Playing play(scenario);
  play.turn_of(0);
  draw(play, 0);
  EXPECT_EQ(play.seat(0).hand.size(), 0);
  const Action loan{.kind = own::action::play, .x = 0};
  ASSERT_TRUE(play.can(loan));
  EXPECT_FALSE(play.can({.kind = own::action::play, .x = 1}));
  const SeatNotes notes = notes_on(play.game(), play.state(), SeatId(0));
  EXPECT_EQ(text(notes.counts.front()), "Luck: 1");
  EXPECT_EQ(text(notes.earned.front()), "Loan");
  play.act(loan);
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Ore, 2));
  EXPECT_FALSE(play.can(loan));
  EXPECT_EQ(play.broken(), "");
}

TEST(OwnHands, WhatWasPlayedIsShuffledWhenNoneIsLeft) {  // OWN-40
  Playing play(base_with(hand_of_two));
  play.turn_of(0);
  draw(play, 0);
  draw(play, 1);
  // All of them are held: there is nothing to draw.
  const int tasks = play.state().task_count;
  play.act(ask);
  EXPECT_EQ(play.state().task_count, tasks);
  play.act({.kind = own::action::play, .x = 0});
  play.next_turn(1, 2);
  play.turn_of(0);
  play.act(ask);
  const Actions legal = play.legal();
  ASSERT_THAT(legal, SizeIs(1));
  EXPECT_THAT(outcomes(play.game(), play.state(), legal.front()), SizeIs(1));
}

TEST(OwnHands, AreSeenByNobodyElse) {  // OWN-41
  Playing one(base_with(hand_of_two)), other(base_with(hand_of_two));
  for (Playing* play : {&one, &other}) play->turn_of(0);
  one.act(ask);
  const State asked = one.state();
  const Action drawn{.kind = own::action::draw, .a = one.state().task()->a, .c = 1};
  one.act(drawn);
  EXPECT_EQ(told(one, asked, drawn, one.state(), SeatId(0)), "Ann draws the card Loan");
  EXPECT_EQ(told(one, asked, drawn, one.state(), SeatId(1)), "Ann draws a card of Luck");
  draw(other, 1);
  EXPECT_NE(one.state(), other.state());
  for (const int viewer : {1, 2, 3})
    EXPECT_EQ(View(one.game(), one.state(), SeatId(viewer)).visible(),
              View(other.game(), other.state(), SeatId(viewer)).visible());
  EXPECT_NE(View(one.game(), one.state(), SeatId(0)).visible(),
            View(other.game(), other.state(), SeatId(0)).visible());
  // Who imagines what another holds takes each card for as likely.
  Random random(3);
  int loans = 0;
  for (int i = 0; i < 200; ++i) {
    const State imagined = View(one.game(), one.state(), SeatId(1)).imagined(random);
    EXPECT_EQ(imagined.seats[SeatId(0)].held[0] + imagined.seats[SeatId(0)].held[1], 1);
    EXPECT_EQ(imagined.deck_cards[0] + imagined.deck_cards[1], 1);
    loans += imagined.seats[SeatId(0)].held[0];
  }
  EXPECT_GT(loans, 60);
  EXPECT_LT(loans, 140);
}

TEST(OwnHands, SettlersPlayWhatTheyDraw) {  // OWN-42
  Scenario scenario = template_named("base-3-4");
  scenario.own = own::Packs({gallery_pack("favours")});
  const Game game(scenario);
  Match match(game, std::vector(static_cast<std::size_t>(game.players()), find_bot("settler")));
  int drawn = 0, played = 0;
  for (std::uint64_t number = 0; number < 10; ++number) {
    Actions log;
    match.play(5, number, standard_most_turns, nullptr, &log);
    drawn += static_cast<int>(std::ranges::count(log, own::action::draw, &Action::kind));
    played += static_cast<int>(std::ranges::count(log, own::action::play, &Action::kind));
  }
  EXPECT_GT(drawn, 10);
  EXPECT_GT(played, drawn / 2);
}

/// How often settlers did each action of the pack in some games on its example map, the most seldom one.
int times_of_the_rarest_action(const std::string& pack) {
  const Scenario scenario = with_pack_on_board(gallery_pack(pack));
  const Game game(scenario);
  std::vector<int> times(own::read_book(scenario.own).actions.size());
  Match match(game, std::vector(static_cast<std::size_t>(game.players()), find_bot("settler")));
  for (std::uint64_t number = 0; number < 20; ++number) {
    Actions log;
    match.play(5, number, standard_most_turns, nullptr, &log);
    for (const Action& action : log)
      if (action.kind == own::action::act) ++times[action.x];
  }
  return *std::ranges::min_element(times);
}

TEST(OwnCounters, AreWorthSomethingToSettlersWhereActionsNeedThem) {  // OWN-43
  EXPECT_GT(times_of_the_rarest_action("stalls"), 0);
  EXPECT_GT(times_of_the_rarest_action("companions"), 0);
  EXPECT_GT(times_of_the_rarest_action("commons"), 0);
}

TEST(OwnEnd, IsForWhoHasTheMost) {  // OWN-43
  const Scenario scenario = base_with(
      R"(<counter id="oil" title="Oil" most="20"/>
         <action id="drill" title="drill" limit="3" per="turn"><gain counter="oil" count="3"/></action>
         <rule id="over" title="Over"><when event="roll" numbers="2"/><end by="counter:oil"/></rule>)");
  Playing play(scenario);
  play.turn_of(2);
  play.act(ask);
  EXPECT_EQ(play.state().winner, none);
  play.roll_of(0);
  play.roll(1, 1);
  EXPECT_EQ(SeatId(play.state().winner), SeatId(2));
  EXPECT_EQ(play.state().phase, Phase::Over);
  EXPECT_EQ(play.broken(), "");
}

TEST(OwnEnd, CanBeLostByEverybody) {  // OWN-43
  const Scenario scenario = base_with(
      R"(<rule id="over" title="Over"><when event="roll" numbers="2"/><end/></rule>
         <rule id="late" title="Late"><when event="roll" numbers="2"/><end by="points"/></rule>)");
  EXPECT_EQ(text(own::sentences_of(own::read_book(scenario.own)).front().words),
            "When 2 is rolled: the game ends, and everybody has lost.");
  Playing play(scenario);
  play.roll_of(1);
  play.roll(1, 1);
  EXPECT_EQ(play.state().phase, Phase::Over);
  EXPECT_EQ(play.state().winner, none);
  EXPECT_EQ(play.broken(), "");
  State unexplained = play.state();
  unexplained.all_lost = 0;
  EXPECT_THAT(broken_invariants(play.game(), unexplained), testing::Not(testing::IsEmpty()));
}

TEST(OwnEnd, WaitsUntilPlayersHaveFounded) {  // OWN-43
  const Scenario scenario = base_with(
      R"(<rule id="over" title="Over"><when event="built" what="settlement"/><end by="points"/></rule>)");
  const Game game(scenario);
  Match match(game, std::vector(static_cast<std::size_t>(game.players()), find_bot("settler")));
  Actions log;
  match.play(5, 0, standard_most_turns, nullptr, &log);
  EXPECT_EQ(std::ranges::count(log, ActionKind::BuildSettlement, &Action::kind), 2 * game.players() + 1);
  EXPECT_EQ(log.back().kind, ActionKind::BuildSettlement);
}

TEST(OwnEnd, OfSeveralIsForTheFirstFromTheTurnOn) {  // OWN-43
  const Scenario scenario =
      base_with(R"(<rule id="over" title="Over"><when event="roll" numbers="2"/><end by="points"/></rule>)");
  EXPECT_EQ(text(own::sentences_of(own::read_book(scenario.own)).front().words),
            "When 2 is rolled: the game ends, and whoever has the most points has won.");
  Playing play(scenario);
  play.roll_of(3);
  play.roll(1, 1);
  EXPECT_EQ(SeatId(play.state().winner), SeatId(3));
}

}  // namespace
}  // namespace hexwright
