#include "model/playtest/batch/people.h"

#include <gmock/gmock.h>

#include "model/board/index.h"
#include "model/playtest/bots/all_bots.h"
#include "tests/support/playing.h"

namespace hexwright {
namespace {

struct PlayedOnce {
  State start;
  Actions actions;
  Match::Ending ending;
  Tally tally;
};

class PeopleAtATable : public ::testing::Test {
 protected:
  PlayedOnce played(std::uint64_t number) {
    Match match(game, bots);
    Tally tally;
    Actions actions;
    auto ending = match.play(5, number, 2000, &tally, &actions);
    return {match.start(), std::move(actions), ending, tally};
  }
  static std::size_t founding_places(const GamesOfPeople& people) {
    std::size_t all = 0;
    for (const auto count : people.founded) all += at(count);
    return all;
  }

  Game game{template_named("fog-islands-4"), {.players = 0, .offers_a_turn = 1}};
  std::vector<const BotKind*> bots = std::vector<const BotKind*>(4, find_bot("settler"));
  GamesOfPeople people{game};
};

TEST_F(PeopleAtATable, AreCountedAsABatchCountsItsGames) {
  Statistics expected(game, bots);
  for (std::uint64_t number = 0; number < 5; ++number) {
    const PlayedOnce once = played(number);
    ASSERT_NE(once.ending.state.winner, none);
    expected.add(game, number, bots, once.ending, once.tally);
    people.add(game, once.start, once.actions, {true, true, true, true});
  }
  EXPECT_GT(expected.lead_changes, 0);
  EXPECT_EQ(people.statistics.wins_of(GamesOfPeople::People), 5);
  EXPECT_EQ(people.seats, 20);
  Statistics found = people.statistics;
  found.kinds = expected.kinds;
  found.bots = expected.bots;
  EXPECT_TRUE(found == expected);
}

TEST_F(PeopleAtATable, AreTakenApartFromTheBotsBesideThem) {
  const PlayedOnce once = played(1);
  const SeatId winner = once.ending.state.winner;
  std::vector<bool> all_but_winner(4, true);
  all_but_winner[winner.index()] = false;
  people.add(game, once.start, once.actions, all_but_winner);
  EXPECT_EQ(people.statistics.wins_of(GamesOfPeople::People), 0);
  EXPECT_EQ(people.statistics.wins_of(GamesOfPeople::Bots), 1);
  EXPECT_EQ(people.seats, 3);
  EXPECT_EQ(founding_places(people), 6U) << "two of each person; those of the bot are not theirs";
}

TEST_F(PeopleAtATable, WhoHaveNotFinishedOnlyCountAsSuch) {
  PlayedOnce once = played(1);
  once.actions.resize(once.actions.size() - 1);
  people.add(game, once.start, once.actions, {true, true, true, true});
  EXPECT_EQ(people.unfinished, 1);
  EXPECT_EQ(people.statistics.games, 0);
  EXPECT_EQ(founding_places(people), 0U);
}

/// Bots that founded here in so many of a thousand games of four.
Statistics bots_that_found(const Game& game, std::span<const BotKind* const> bots, IntersectionId place,
                           Statistics::Count taken) {
  Statistics found(game, bots);
  found.games = 1000;
  found.lengths = {0, 1000};
  for (auto& seat : found.seats) seat.wins = 250;
  found.openings.front()[place].taken = taken;
  return found;
}

TEST_F(PeopleAtATable, FoundElsewhereThanBotsOnlyBeyondChance) {
  const IntersectionId place(7), other(9);
  people.seats = 40;
  people.founded[place] = 12;  // 30 %
  people.founded[other] = 1;
  const auto found = foundings_of_people(people, bots_that_found(game, bots, place, 80));  // 2 %
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].place, place);
  EXPECT_EQ(found[0].people.games, 40);
  EXPECT_EQ(found[0].bots.games, 4000);
  EXPECT_TRUE(found[0].is_beyond_chance);

  const auto as_bots = foundings_of_people(people, bots_that_found(game, bots, place, 1200));  // 30 %, too
  EXPECT_FALSE(as_bots[0].is_beyond_chance);
  const auto shunned = foundings_of_people(people, bots_that_found(game, bots, other, 3000));  // 75 %
  EXPECT_TRUE(shunned[1].is_beyond_chance) << "seldom where bots go often";
  EXPECT_FALSE(foundings_of_people(people, Statistics(game, bots))[0].is_beyond_chance)
      << "there is nothing to compare with";
}

TEST_F(PeopleAtATable, WinElsewhereThanBotsOnlyBeyondChance) {
  const Statistics bots_alone = bots_that_found(game, bots, IntersectionId(7), 1);
  people.statistics.games = 20;
  people.statistics.seats[SeatId(0)].wins = 6;
  people.statistics.seats[SeatId(1)].wins = 14;
  EXPECT_THAT(seats_that_people_play_otherwise(people, bots_alone),
              testing::ElementsAre(false, true, true, true));
  EXPECT_THAT(seats_that_people_play_otherwise(people, Statistics(game, bots)),
              testing::Each(testing::IsFalse()));
}

}  // namespace
}  // namespace hexwright
