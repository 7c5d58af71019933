#include "io/playtest/reasons.h"

#include <gmock/gmock.h>

#include "io/playtest/place_names.h"
#include "model/board/index.h"
#include "tests/io/playtest/played.h"

namespace hexwright {
namespace {

using testing::HasSubstr;

/// Games of four seats that get and found alike; which seats win, a test says.
class Reasons : public ::testing::Test {
 protected:
  static constexpr Statistics::Count games = 4000;

  Reasons() {
    Statistics& found = batch.result->statistics = Statistics(batch.game, batch.options.bots);
    batch.result->opinions.clear();
    found.games = games;
    found.lengths = {0, games};
    win(1000, 1000, 1000, 1000);
    for (auto& seat : found.seats) seat.income.fill(10 * games);
    for (const Card card : resource_cards)
      found.income_squared[at(card)] = (1600 + 16) * games;  // 40 a game, +- 4
  }
  void win(Statistics::Count one, Statistics::Count two, Statistics::Count three, Statistics::Count four) {
    const std::array wins{one, two, three, four};
    Statistics& found = batch.result->statistics;
    for (const SeatId seat : found.seats.ids()) {
      found.seats[seat].wins = wins[seat.index()];
      found.bots.front()[seat] = {games, games, wins[seat.index()]};
      found.openings[seat.index()][usual] = {games / 2, games / 2, wins[seat.index()] / 2};
    }
  }
  std::vector<std::string> said() const {
    std::vector<std::string> all;
    for (const Message& each : reasons(batch.playtest())) all.push_back(text(each));
    return all;
  }
  std::string name_of(IntersectionId place) const { return name(batch.game.board().intersection(place)); }

  PlayedBatch batch{"base-3-4", 1, {"random"}};
  const IntersectionId usual{5}, good{20};
};

TEST_F(Reasons, AreNoneWhereAllSeatsAreEven) {
  batch.result->statistics.seats[SeatId(3)].income[at(Card::Ore)] = 7 * games;
  EXPECT_THAT(said(), testing::IsEmpty());
}

TEST_F(Reasons, NameWhatASeatThatIsBehindGotLessOf) {
  win(1200, 1200, 1200, 400);
  auto& income = batch.result->statistics.seats[SeatId(3)].income;
  income[at(Card::Ore)] = 8 * games;
  income[at(Card::Wool)] = 13 * games;  // more of it is no reason
  EXPECT_THAT(said(), testing::Contains("Seat 4 got 20 % less ore from the bank than the other seats."));
  EXPECT_THAT(said(), testing::Not(testing::Contains(HasSubstr("wool"))));
}

TEST_F(Reasons, DoNotNameWhatChanceMakesOfIt) {
  win(1200, 1200, 1200, 400);
  Statistics& found = batch.result->statistics;
  found.seats[SeatId(3)].income[at(Card::Ore)] = 8 * games;
  found.income_squared[at(Card::Ore)] = 100'000 * games;  // it differs as much from game to game
  EXPECT_THAT(said(), testing::Not(testing::Contains(HasSubstr("ore"))));
}

TEST_F(Reasons, NameFoundingPlacesWithWhichASeatFaresOtherwise) {
  win(1200, 1200, 1200, 400);
  auto& openings = batch.result->statistics.openings;
  openings[3][usual] = {2000, 2000, 200};  // as without it
  openings[3][good] = {500, 500, 150};
  EXPECT_THAT(said(), testing::Contains("Seat 4 won 30.0 % of the games in which it founded at " +
                                        name_of(good) + ", and 7.1 % of the others."));
  EXPECT_THAT(
      said(),
      testing::Not(testing::Contains(testing::MatchesRegex("Seat 4 .* at " + name_of(usual) + ", and.*"))));
}

TEST_F(Reasons, TellThatOthersTakeThePlaceThatWinsMost) {
  win(1200, 1200, 1200, 400);
  auto& openings = batch.result->statistics.openings;
  for (std::size_t seat = 0; seat < 3; ++seat) openings[seat][good] = {1200, 1200, 480};
  openings[3][good] = {40, 40, 10};
  EXPECT_THAT(said(),
              testing::Contains("At " + name_of(good) +
                                ", the founding place that wins most (40 % of its games), seat 4 founds in 1 "
                                "% of the games, each other seat in 30 % on average."));
  openings[3][good] = {1100, 1100, 110};
  EXPECT_THAT(said(), testing::Not(testing::Contains(HasSubstr("wins most"))));
}

TEST_F(Reasons, StandInTheReport) {
  win(1200, 1200, 1200, 400);
  batch.result->statistics.seats[SeatId(3)].income[at(Card::Ore)] = 8 * games;
  EXPECT_THAT(playtest_html(batch.playtest()), HasSubstr("Seat 4 got 20 % less ore from the bank"));
}

}  // namespace
}  // namespace hexwright
