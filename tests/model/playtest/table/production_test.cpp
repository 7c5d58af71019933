#include "tests/support/playing.h"

namespace hexwright {
namespace {

/// Nobody has anything, the first seat is about to roll.
struct AboutToRoll : Playing {
  explicit AboutToRoll(std::string_view name = "base-3-4") : Playing(name) { roll_of(0); }
};

TEST(Production, GivesASettlementOneAndACityTwo) {  // BASE-05
  AboutToRoll play;
  play.settlement(0, play.corner(0, -1, Corner::North));  // hills 6
  play.city(1, play.corner(0, -1, Corner::SouthEast));
  play.roll(2, 4);
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Brick));
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Brick, 2));
  EXPECT_TRUE(play.seat(2).hand.empty());
  EXPECT_EQ(play.state().bank[Card::Brick], 16);
}

TEST(Production, TerrainsYieldTheirResource) {  // BASE-01
  const std::array<std::tuple<int, int, int, Card>, 5> hexes{{{0, -1, 6, Card::Brick},
                                                              {-1, 0, 11, Card::Lumber},
                                                              {2, 0, 8, Card::Ore},
                                                              {-1, -1, 12, Card::Grain},
                                                              {1, -2, 2, Card::Wool}}};
  for (const auto& [q, r, number, card] : hexes) {
    AboutToRoll play;
    play.settlement(0, play.corner(q, r, Corner::NorthWest));
    play.roll(number / 2, number - number / 2);
    EXPECT_EQ(play.seat(0).hand[card], 1) << id(card);
  }
}

TEST(Production, GivesNothingOnAHexWithTheRobber) {  // BASE-05
  AboutToRoll play;
  play.settlement(0, play.corner(0, -1, Corner::North));
  play.settlement(0, play.corner(-1, 2, Corner::South));  // fields 6
  play.state().robber = play.hex(0, -1);
  play.roll(3, 3);
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Grain));
}

TEST(Production, GivesNothingForOtherNumbers) {  // BASE-05
  AboutToRoll play;
  play.settlement(0, play.corner(0, -1, Corner::North));  // 6, 2, 10
  play.roll(4, 5);
  EXPECT_TRUE(play.seat(0).hand.empty());
}

TEST(Production, NobodyGetsWhatTheBankCannotPayToAll) {  // BASE-06
  AboutToRoll play;
  play.settlement(0, play.corner(0, -1, Corner::North));
  play.city(1, play.corner(0, -1, Corner::SouthEast));
  play.settlement(0, play.corner(-1, 2, Corner::South));  // fields 6
  play.give(2, Cards(Card::Brick, 17));
  play.roll(2, 4);
  // Three bricks are owed to two players and two are left; grain is not short.
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Grain));
  EXPECT_TRUE(play.seat(1).hand.empty());
  EXPECT_EQ(play.state().bank[Card::Brick], 2);
}

TEST(Production, WhoAloneIsOwedGetsWhatIsLeft) {  // BASE-06
  AboutToRoll play;
  play.city(1, play.corner(0, -1, Corner::SouthEast));
  play.settlement(1, play.corner(0, -1, Corner::North));
  play.give(2, Cards(Card::Brick, 17));
  play.roll(2, 4);
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Brick, 2));
  EXPECT_EQ(play.state().bank[Card::Brick], 0);
}

TEST(Production, TheBankPaysWhatIsJustEnough) {  // BASE-06
  AboutToRoll play;
  play.settlement(0, play.corner(0, -1, Corner::North));
  play.city(1, play.corner(0, -1, Corner::SouthEast));
  play.give(2, Cards(Card::Brick, 16));
  play.roll(2, 4);
  EXPECT_EQ(play.seat(0).hand[Card::Brick] + play.seat(1).hand[Card::Brick], 3);
}

TEST(Production, ATallyDoesNotChangeWhatIsGiven) {  // BASE-05, BASE-06
  for (const int taken : {0, 16, 17}) {
    AboutToRoll play;
    play.settlement(0, play.corner(0, -1, Corner::North));
    play.city(1, play.corner(0, -1, Corner::SouthEast));
    play.give(2, Cards(Card::Brick, taken));
    State counted = play.state(), plain = play.state();
    Tally tally;
    const Action six{.kind = ActionKind::Roll, .c = dice_outcome(2, 4)};
    apply(play.game(), counted, six, &tally);
    apply(play.game(), plain, six);
    EXPECT_EQ(counted, plain);
    EXPECT_EQ(tally.rolls[6], 1);
  }
}

TEST(Bank, Holds19OfEachAnd24WithTheExtension) {  // BASE-06
  EXPECT_EQ(Playing("base-3-4").state().bank, Cards(19, 19, 19, 19, 19));
  EXPECT_EQ(Playing("base-5-6").state().bank, Cards(24, 24, 24, 24, 24));
}

TEST(Dice, AllPairsAreEquallyLikely) {  // BASE-05
  AboutToRoll play;
  std::array<int, 13> sums{};
  for (const auto& [outcome, weight] : outcomes(play.game(), play.state(), {.kind = ActionKind::Roll})) {
    EXPECT_EQ(weight, 1);
    ++sums[static_cast<std::size_t>(first_die(outcome) + second_die(outcome))];
  }
  EXPECT_EQ(sums, (std::array{0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1}));
}

TEST(Dice, AreRolledOnceATurn) {  // BASE-05
  AboutToRoll play;
  play.roll(1, 1);
  EXPECT_EQ(play.why_not({.kind = ActionKind::Roll}), "the dice were rolled already");
  EXPECT_EQ(play.why_not({.kind = ActionKind::Roll, .c = dice_outcome(1, 2)}),
            "the dice were rolled already");
}

TEST(Dice, OnlyFacesOneToSixComeUp) {  // BASE-05
  AboutToRoll play;
  EXPECT_FALSE(play.can({.kind = ActionKind::Roll, .c = dice_outcome(7, 1)}));
  EXPECT_FALSE(play.can({.kind = ActionKind::Roll, .c = dice_outcome(0, 6)}));
  EXPECT_TRUE(play.can({.kind = ActionKind::Roll, .c = dice_outcome(6, 6)}));
}

TEST(Gold, TakesOneOrTwoOfChoiceInTheOrderOfPlay) {  // SEA-05
  AboutToRoll play("new-shores-3");
  const HexId gold = play.hex(3, 3);  // 4
  play.city(2, play.board().hex_intersections(gold)[0]);
  play.settlement(0, play.board().hex_intersections(gold)[3]);
  play.roll(1, 3);
  ASSERT_EQ(actor(play.state()), SeatId(0));
  EXPECT_EQ(play.legal().size(), 5U);
  play.act({.kind = ActionKind::TakeCard, .x = static_cast<std::uint8_t>(Card::Ore)});
  ASSERT_EQ(actor(play.state()), SeatId(2));
  play.act({.kind = ActionKind::TakeCard, .x = static_cast<std::uint8_t>(Card::Brick)});
  play.act({.kind = ActionKind::TakeCard, .x = static_cast<std::uint8_t>(Card::Wool)});
  EXPECT_EQ(play.seat(0).hand[Card::Ore], 1);
  EXPECT_EQ(play.seat(2).hand, Cards(1, 0, 0, 0, 1));
  EXPECT_EQ(play.state().task_count, 0);
}

TEST(Gold, TheBankGivesOnlyWhatItHas) {  // SEA-05, BASE-06
  AboutToRoll play("new-shores-3");
  play.city(0, play.board().hex_intersections(play.hex(3, 3))[0]);
  play.give(1, Cards(19, 19, 18, 19, 19));
  play.roll(1, 3);
  EXPECT_EQ(play.legal().size(), 1U);
  play.act({.kind = ActionKind::TakeCard, .x = static_cast<std::uint8_t>(Card::Ore)});
  // Nothing is left: the second one is dropped.
  EXPECT_EQ(play.state().task_count, 0);
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Ore));
}

TEST(Gold, TheRobberStopsIt) {  // SEA-05, BASE-05
  AboutToRoll play("new-shores-3");
  play.city(0, play.board().hex_intersections(play.hex(3, 3))[0]);
  play.state().robber = play.hex(3, 3);
  play.roll(1, 3);
  EXPECT_EQ(play.state().task_count, 0);
}

}  // namespace
}  // namespace hexwright
