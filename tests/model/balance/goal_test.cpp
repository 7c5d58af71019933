#include "model/balance/goal.h"

#include <cmath>

#include <gmock/gmock.h>

#include "model/rules/random.h"

namespace hexwright {
namespace {

using testing::HasSubstr;

/// Games of which each seat wins so many of a hundred.
Played won_by(const std::vector<int>& percent, int games, Random& random) {
  Played played;
  played.games = played.decided = games;
  played.wins.assign(percent.size(), 0);
  for (int game = 0; game < games; ++game) {
    auto drawn = static_cast<int>(random.below(100));
    std::size_t seat = 0;
    while (drawn >= percent[seat]) drawn -= percent[seat++];
    ++played.wins[seat];
  }
  return played;
}

struct Scores {
  double mean = 0, deviation = 0, reported = 0;
};
Scores scores_of(const BalanceGoal& goal, const std::vector<int>& percent, int games) {
  constexpr int tries = 2000;
  Random random(7, static_cast<std::uint64_t>(games));
  double sum = 0, squares = 0, errors = 0;
  for (int i = 0; i < tries; ++i) {
    const Score one = score(goal, won_by(percent, games, random));
    sum += one.value, squares += one.value * one.value, errors += one.error * one.error;
  }
  const double mean = sum / tries;
  return {mean, std::sqrt(squares / tries - mean * mean), std::sqrt(errors / tries)};
}

TEST(Goals, ChanceAloneAddsNothingToTheScoreOfEqualSeats) {
  for (const int games : {50, 400}) {
    const Scores found = scores_of({}, {25, 25, 25, 25}, games);
    EXPECT_LT(std::abs(found.mean), 4 * found.deviation / std::sqrt(2000)) << games;
  }
}

TEST(Goals, TheScoreOfSeatsIsTheSquaredDistanceWithItsError) {
  const Scores equal = scores_of({}, {40, 20, 20, 20}, 400);
  EXPECT_NEAR(equal.mean, 15 * 15 + 3 * 5 * 5, 10);
  EXPECT_NEAR(equal.reported / equal.deviation, 1, 0.1);
  const BalanceGoal wanted{GoalKind::SeatShares, 0, {0.4, 0.2, 0.2, 0.2}};
  const Scores uneven = scores_of(wanted, {40, 20, 20, 20}, 400);
  EXPECT_NEAR(uneven.mean, 0, 4 * uneven.deviation / std::sqrt(2000));
  EXPECT_GT(uneven.reported / uneven.deviation, 0.9);  // rather too large than too small
  EXPECT_LT(uneven.reported / uneven.deviation, 1.5);
}

TEST(Goals, LengthIsSquaredTurnsFromTheOneThatIsWanted) {
  Played played;
  played.games = played.decided = 100;
  played.wins = {50, 50};
  played.turns = 100 * 70, played.turns_squared = 50 * (60 * 60 + 80 * 80);
  const Score at_70 = score({GoalKind::Length, 70}, played), at_60 = score({GoalKind::Length, 60}, played);
  EXPECT_NEAR(at_60.value - at_70.value, 100, 1e-9);
  EXPECT_NEAR(at_70.value, -100.0 / 99, 1e-9);
}

TEST(Goals, EvenResourcesAndTheWholeBoardAreBestWhenAllAreAlike) {
  Played even;
  even.games = even.decided = 10;
  even.wins = {5, 5};
  even.cards.fill(100), even.cards_squared.fill(1000);
  even.settled = {5, 5, 5};
  Played uneven = even;
  uneven.cards[0] = 200, uneven.cards_squared[0] = 4000;
  uneven.settled[0] = 10;
  for (const GoalKind kind : {GoalKind::EvenResources, GoalKind::WholeBoard})
    EXPECT_LT(score({kind}, even).value, score({kind}, uneven).value) << info(kind).id;
  EXPECT_NEAR(score({GoalKind::EvenResources}, even).value, 0, 1e-9);
}

TEST(Goals, NobodyWinningIsTheWorst) {
  Played none;
  none.games = 10, none.wins = {0, 0};
  Random random(1);
  EXPECT_GT(score({}, none).value, score({}, won_by({100, 0}, 10, random)).value);
}

TEST(Goals, AreWrittenAndReadAgain) {
  for (const char* word : {"equal-seats", "length=70", "seat-shares=40:20:20:20", "even-resources",
                           "open-race", "whole-board"}) {
    const auto goal = goal_from_text(word);
    ASSERT_FALSE(goal.refusal()) << word;
    EXPECT_EQ(to_text(goal.value()), word);
  }
}

TEST(Goals, RefuseWhatMakesNoSenseInWords) {
  for (const auto& [word, why] : {std::pair("fair", "there is no goal \"fair\""),
                                  {"length", "needs a number of turns"},
                                  {"length=nan", "needs a number of turns"},
                                  {"equal-seats=3", "takes no value"},
                                  {"seat-shares=40:20", "100 together"},
                                  {"seat-shares=50:x", "100 together"},
                                  {"seat-shares=", "100 together"}}) {
    const auto goal = goal_from_text(word);
    ASSERT_TRUE(goal.refusal()) << word;
    EXPECT_THAT(text(goal.refusal()->why), HasSubstr(why));
  }
  EXPECT_TRUE(obstacle({GoalKind::SeatShares, 0, {0.5, 0.5}}, 4));
  EXPECT_FALSE(obstacle({GoalKind::SeatShares, 0, {0.5, 0.5}}, 2));
  EXPECT_TRUE(obstacle({}, 1));
}

}  // namespace
}  // namespace hexwright
