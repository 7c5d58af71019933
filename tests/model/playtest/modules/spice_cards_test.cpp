#include "model/playtest/modules/spices/kinds.h"
#include "tests/support/spice_coast.h"

namespace hexwright {
namespace {

constexpr std::array<std::uint8_t, 3> none_left{};

TEST(SpiceCards, CountInHandAndAreDiscardedToTheirOwnPile) {  // SPI-09
  SpiceCoast play;
  play.give_spice(1, Card::Pepper, 5);
  play.give(1, Cards(Card::Wool, 3));
  play.roll_of(0);
  play.roll(3, 4);
  ASSERT_EQ(actor(play.state()), SeatId(1));
  for (int i = 0; i < 4; ++i) play.act(action_with(ActionKind::Discard, Card::Pepper));
  EXPECT_EQ(play.state().spice_discards, (std::array<std::uint8_t, 3>{4, 0, 0}));
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Pepper) + Cards(Card::Wool, 3));
}

TEST(SpiceCards, AreStolen) {  // SPI-09
  SpiceCoast play;
  play.give_spice(0, Card::Nutmeg);
  play.state().robber = play.hex(4, 1);
  play.turn_of(1);
  PlayContext t = play.table();
  do_next(t, task_for(SeatId(1), TaskKind::Steal, HexId(play.state().robber)));
  play.act({.kind = ActionKind::Steal, .x = 0});
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Nutmeg));
}

TEST(SpiceCards, AreNamedByMonopolyTypeByType) {  // SPI-09
  SpiceCoast play;
  play.seat(0).developments[static_cast<std::size_t>(Development::Monopoly)] = 1;
  --play.state().developments[static_cast<std::size_t>(Development::Monopoly)];
  play.give_spice(1, Card::Pepper, 2);
  play.give_spice(2, Card::Pepper);
  play.give_spice(2, Card::Cinnamon);
  play.act(action_with(ActionKind::PlayMonopoly, Card::Pepper));
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Pepper, 3));
  EXPECT_EQ(play.seat(2).hand, Cards(Card::Cinnamon));
}

TEST(SpiceCards, AreTradedBetweenPlayers) {  // SPI-09
  Playing play("spices-fog-islands-4", {.offers_a_turn = 2});
  play.turn_of(0);
  play.seat(0).hand.add(Card::Pepper), --play.state().spice_cards[0];
  play.seat(1).hand.add(Card::Nutmeg), --play.state().spice_cards[2];
  play.act(
      {.kind = ActionKind::OfferTrade, .a = Cards(Card::Pepper).bundle(), .b = Cards(Card::Nutmeg).bundle()});
  play.act({.kind = ActionKind::AnswerTrade, .x = 1});
  play.act({.kind = ActionKind::CloseTrade, .x = 1});
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Nutmeg));
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Pepper));
}

TEST(SpiceCards, AreNeverTradedWithTheBank) {  // SPI-09
  SpiceCoast play;
  play.give_spice(0, Card::Pepper, 6);
  for (const Action& action : play.legal()) EXPECT_NE(action.kind, ActionKind::TradeWithBank);
  EXPECT_NE(play.why_not({.kind = ActionKind::TradeWithBank,
                          .x = static_cast<std::uint8_t>(Card::Wool),
                          .a = static_cast<int>(Card::Pepper)}),
            "");
  play.give(0, Cards(Card::Wool, 4));
  EXPECT_NE(play.why_not({.kind = ActionKind::TradeWithBank,
                          .x = static_cast<std::uint8_t>(Card::Pepper),
                          .a = static_cast<int>(Card::Wool)}),
            "");
  // Nor taken as a resource of choice.
  PlayContext t = play.table();
  do_next(t, task_for(SeatId(0), TaskKind::TakeCard, 1));
  EXPECT_FALSE(play.can(action_with(ActionKind::TakeCard, Card::Pepper)));
}

TEST(SpiceExchange, GivesTwoPointsForThreeEqualOrThreeDifferentOnceATurn) {  // SPI-10
  SpiceCoast play;
  play.give_spice(0, Card::Pepper, 4);
  const Action different{.kind = spices::action::exchange_spices, .x = three_different};
  EXPECT_FALSE(play.can(different));
  const Action equal = action_with(spices::action::exchange_spices, Card::Pepper);
  const int before = points(play.state(), SeatId(0));
  play.act(equal);
  EXPECT_EQ(points(play.state(), SeatId(0)), before + 2);
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Pepper));
  EXPECT_EQ(play.state().spice_discards, (std::array<std::uint8_t, 3>{3, 0, 0}));
  play.give_spice(0, Card::Cinnamon);
  play.give_spice(0, Card::Nutmeg);
  EXPECT_FALSE(play.can(different)) << "once a turn";
  for (int i = 0; i < 4; ++i) play.next_turn(1, 1);
  ASSERT_EQ(play.state().turn, SeatId(0));
  play.act(different);
  EXPECT_EQ(points(play.state(), SeatId(0)), before + 4);
  EXPECT_TRUE(play.seat(0).hand.spices().empty());
}

TEST(SpiceExchange, IsAllowedBeforeTheRollAndWinsThere) {  // SPI-10, BASE-11
  SpiceCoast play;
  play.give_spice(0, Card::Nutmeg, 3);
  play.build_up(0, play.game().points_to_win() - 2);
  const Action three = action_with(spices::action::exchange_spices, Card::Nutmeg);
  play.roll_of(1);
  EXPECT_FALSE(play.can(three));
  play.roll_of(0);
  EXPECT_EQ(play.why_not(action_with(spices::action::use_option, Card::Ore)),
            "the dice have to be rolled first");
  play.act(three);
  EXPECT_EQ(play.state().winner, SeatId(0));
}

TEST(SpiceStack, IsMadeOfTheDiscardsWhenItIsEmpty) {  // SPI-10
  SpiceCoast play;
  play.sail(0, play.first_ship());
  play.find(play.spice(), Terrain::Spice);
  play.give_spice(1, Card::Pepper, 10);
  play.give_spice(1, Card::Nutmeg, 10);
  play.state().spice_discards = {0, 10, 0}, play.state().spice_cards = none_left;
  EXPECT_EQ(outcomes(play.game(), play.state(), play.legal().front()).size(), 1U);
  play.act({.kind = spices::action::draw_spice});
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Cinnamon));
  EXPECT_EQ(play.state().spice_cards, (std::array<std::uint8_t, 3>{0, 9, 0}));
  EXPECT_EQ(play.state().spice_discards, none_left);
}

TEST(SpiceStack, GivesNothingToFourPlayersWhoHoldAllCards) {  // SPI-10, SPI-11
  SpiceCoast play;
  play.settle_in(Card::Lumber);
  play.give_spice(1, Card::Pepper, 9);
  play.give_spice(1, Card::Cinnamon, 10);
  play.give_spice(1, Card::Nutmeg, 10);
  play.give(0, Cards(Card::Lumber, 2));
  EXPECT_FALSE(play.can(action_with(spices::action::use_option, Card::Lumber)));
  PlayContext t = play.table();
  set_terrain(t, play.hex(2, 1), Terrain::Spice);
  play.sail(0, play.second_ship());
  EXPECT_EQ(play.state().task_count, 0);
}

TEST(SpiceStack, GetsACardFromEachOfSixWhenItIsDepleted) {  // SPI-11
  Playing play("spices-fog-islands-5-6");
  ASSERT_EQ(play.game().players(), 6);
  play.turn_of(2);
  play.seat(0).hand = Cards(Card::Pepper, 9);
  play.seat(4).hand = Cards(Card::Cinnamon, 10) + Cards(Card::Nutmeg, 10);
  play.state().spice_cards = {1, 0, 0};
  PlayContext t{play.game(), play.state()};
  do_next(t, task_for(SeatId(2), spices::task::draw_spice));
  play.act({.kind = spices::action::draw_spice});
  // The player on turn begins; who has none is not asked.
  std::vector<int> asked;
  while (play.state().task_count > 0) {
    asked.push_back(actor(play.state()).value());
    play.act(play.legal().back());
  }
  EXPECT_EQ(asked, (std::vector{2, 4, 0}));
  EXPECT_EQ(play.state().spice_discards, (std::array<std::uint8_t, 3>{2, 0, 1}));
  EXPECT_EQ(play.seat(4).hand, Cards(Card::Cinnamon, 10) + Cards(Card::Nutmeg, 9));
}

}  // namespace
}  // namespace hexwright
