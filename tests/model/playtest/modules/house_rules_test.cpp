#include "tests/support/playing.h"

namespace hexwright {
namespace {

using enum ActionKind;

Scenario with_house_rules(RuleOptions options) {
  Scenario scenario = template_named("base-3-4");
  scenario.rules["house-rules"] = std::move(options);
  return scenario;
}

struct House : Playing {
  explicit House(RuleOptions options, std::uint64_t seed = 1)
      : Playing(with_house_rules(std::move(options)), {}, seed) {}
};

TEST(HouseRulesAtTheTable, LetKeepMoreCardsOnASeven) {  // BASE-07
  House play(RuleOptions{{"hand-limit", "9"}});
  play.roll_of(0);
  play.give(0, Cards(Card::Ore, 9));
  play.give(1, Cards(Card::Wool, 10));
  play.roll(3, 4);
  EXPECT_EQ(actor(play.state()), SeatId(1));
  for (int i = 0; i < 5; ++i) play.act(with(Discard, Card::Wool));
  EXPECT_EQ(play.state().task()->kind, TaskKind::MoveRobber);
}

TEST(HouseRulesAtTheTable, RollASevenAgainInTheFirstRounds) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    House play({{"rounds-without-seven", "2"}}, seed);
    play.found();
    for (int turn = 1; turn <= 8; ++turn) {
      ASSERT_EQ(play.state().turn_number, turn);
      EXPECT_NE(play.why_not({.kind = Roll, .c = dice_outcome(3, 4)}), "");
      EXPECT_EQ(outcomes(play.game(), play.state(), {.kind = Roll}).size(), 30U);
      play.act({.kind = Roll});
      EXPECT_NE(play.state().dice, 7);
      play.act({.kind = EndTurn});
    }
    EXPECT_EQ(play.why_not({.kind = Roll, .c = dice_outcome(3, 4)}), "");
    EXPECT_EQ(outcomes(play.game(), play.state(), {.kind = Roll}).size(), 36U);
  }
}

TEST(HouseRulesAtTheTable, GiveTheLongestRouteLater) {  // BASE-10
  House play(RuleOptions{{"least-route", "6"}});
  play.turn_of(0);
  const IntersectionId home = play.corner(-2, 2, Corner::South);
  play.settlement(0, home);
  const auto way = play.way(home, 6);
  play.roads(0, {way.begin(), way.end() - 1});
  EXPECT_TRUE(play.state().longest_holder == none);
  EXPECT_EQ(play.broken(), "");
  play.road(0, way.back());
  EXPECT_TRUE(play.state().longest_holder == SeatId(0));
}

TEST(HouseRulesAtTheTable, GiveTheLargestArmyToTheFirstKnight) {  // BASE-10
  House play(RuleOptions{{"least-army", "1"}});
  play.turn_of(0);
  play.seat(0).developments[static_cast<std::size_t>(Development::Knight)] = 1;
  --play.state().developments[static_cast<std::size_t>(Development::Knight)];
  play.act({.kind = PlayKnight});
  EXPECT_TRUE(play.state().army_holder == SeatId(0));
}

TEST(HouseRulesAtTheTable, FillTheBankAndTheDeck) {  // BASE-09
  House play({{"cards-of-each", "25"}, {"own-deck", "yes"}, {"monopoly", "0"}, {"knights", "16"}});
  EXPECT_EQ(play.state().bank, Cards(25, 25, 25, 25, 25));
  EXPECT_EQ(play.state().developments, (Developments{16, 5, 2, 2, 0}));
  EXPECT_EQ(play.broken(), "");
}

}  // namespace
}  // namespace hexwright
