#include "model/playtest/batch/verdict.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "model/playtest/batch/confidence.h"
#include "model/playtest/batch/second_opinion.h"
#include "model/playtest/bots/all_bots.h"
#include "tests/support/playing.h"
#include "tests/support/sanitized.h"

namespace hexwright {
namespace {

using Kind = SeatVerdict::Kind;
using Counts = std::vector<Statistics::Count>;

/// A batch on the base board with so many wins by seat, as if it had been played.
Statistics won(const Game& game, std::string_view bot, const Counts& wins) {
  const std::vector<const BotKind*> bots(4, find_bot(bot));
  Statistics found(game, bots);
  for (const SeatId seat : game.seats()) {
    found.seats[seat].wins = wins[seat.index()];
    found.games += wins[seat.index()];
  }
  return found;
}

BatchOptions settlers(std::uint64_t games) {
  BatchOptions options;
  options.bots.assign(4, find_bot("settler"));
  options.games = games;
  return options;
}

class Verdicts : public testing::Test {
 protected:
  std::vector<SeatVerdict> verdicts(const Counts& batch, std::initializer_list<Counts> others) const {
    BatchResult result{won(game_, "settler", batch)};
    for (const Counts& wins : others) result.opinions.push_back(won(game_, "strategist", wins));
    return seat_verdicts(result);
  }

  Game game_{template_named("base-3-4")};
};

TEST_F(Verdicts, FindEqualSeatsEqual) {
  for (const SeatVerdict& each : verdicts({260, 240, 255, 245}, {{12, 13, 14, 11}})) {
    EXPECT_EQ(each.kind, Kind::Even);
    EXPECT_EQ(each.standing, Standing::Even);
    EXPECT_FALSE(each.games_to_settle);
  }
}

TEST_F(Verdicts, HoldWhereAllWhoPlayedSeeTheSame) {
  const auto all = verdicts({800, 400, 400, 400}, {{400, 200, 200, 200}});
  EXPECT_EQ(all[0].kind, Kind::Holds);
  EXPECT_EQ(all[0].standing, Standing::Ahead);
  EXPECT_EQ(all[1].kind, Kind::Holds);
  EXPECT_EQ(all[1].standing, Standing::Behind);
}

TEST_F(Verdicts, AreTheBotsDoingWhereOthersSurelyDoNotSeeIt) {
  const auto all = verdicts({400, 200, 200, 200}, {{125, 125, 125, 125}});
  EXPECT_EQ(all[0].kind, Kind::BotsDoing);
  EXPECT_EQ(all[0].standing, Standing::Ahead);
  EXPECT_FALSE(all[0].voices[0].contradicts);
  EXPECT_TRUE(all[0].voices[1].contradicts);
}

TEST_F(Verdicts, AreTheBotsDoingWhereOnlyOthersSeeIt) {
  const auto all = verdicts({250, 250, 250, 250}, {{200, 100, 100, 100}});
  EXPECT_EQ(all[0].kind, Kind::BotsDoing);
  EXPECT_EQ(all[0].standing, Standing::Ahead);
}

TEST_F(Verdicts, AreOpenWhereOthersPlayedTooLittle) {
  const auto few = verdicts({400, 200, 200, 200}, {{7, 4, 5, 4}})[0];
  EXPECT_EQ(few.kind, Kind::Open);
  EXPECT_NEAR(few.lead, 0.15, 1e-9);
  ASSERT_TRUE(few.games_to_settle);
  EXPECT_GT(*few.games_to_settle, 3000U);  // so many strategists play a twentieth of a batch
  EXPECT_LT(*few.games_to_settle, 5000U);
}

TEST_F(Verdicts, PromiseNothingThatNoBatchPlays) {
  const auto little = verdicts({3000, 2330, 2330, 2340}, {{105, 95, 100, 100}})[0];
  EXPECT_EQ(little.kind, Kind::Open);
  EXPECT_FALSE(little.games_to_settle) << "strategists play 400 games at most";
}

TEST_F(Verdicts, SayNothingOfSeatsThatChanceExplains) {
  EXPECT_EQ(verdicts({57, 44, 50, 49}, {})[0].kind, Kind::Even);
}

/// The true shares of the seats, by who plays: settlers, strategists, settlers with other openings.
using Truth = std::vector<std::vector<double>>;

/// Wins of so many games that these shares bring by chance.
Counts drawn(const std::vector<double>& shares, std::uint64_t games, Random& random) {
  constexpr std::uint32_t fine = 100'000;
  Counts wins(shares.size());
  for (std::uint64_t n = 0; n < games; ++n) {
    double left = static_cast<double>(random.below(fine)) / fine;
    std::size_t seat = 0;
    while (seat + 1 < shares.size() && left >= shares[seat]) left -= shares[seat++];
    ++wins[seat];
  }
  return wins;
}

/// It says of somebody that the seat is ahead or behind who does not have it so, or that those differ who do
/// not.
bool is_false(const SeatVerdict& verdict, const Truth& truth) {
  if (verdict.kind == Kind::Even) return false;
  bool all_same = true;
  for (std::size_t i = 0; i < truth.size(); ++i) {
    const double share = truth[i][verdict.seat.index()];
    all_same = all_same && share == truth[0][verdict.seat.index()];
    const Standing said = verdict.voices[i].standing;
    if (said != Standing::Even && !(said == Standing::Ahead ? share > 0.25 : share < 0.25)) return true;
  }
  return verdict.kind == Kind::BotsDoing && all_same;
}

struct Reported {
  double falsely = 0, names_first = 0, settles_first = 0;  ///< of all playtests
};
/// `settle`: seconds, of which a game of strategists takes a tenth and one of settlers a thousandth.
Reported simulate(const Game& game, const Truth& truth, std::uint64_t games, int playtests,
                  double settle = 0) {
  Random random(7);
  BatchOptions options = settlers(games);
  const auto plans = opinion_plans(options, games);
  Reported reported;
  for (int n = 0; n < playtests; ++n) {
    BatchResult result{won(game, "settler", drawn(truth[0], games, random))};
    for (std::size_t i = 0; i < plans.size(); ++i)
      result.opinions.push_back(won(game, "strategist", drawn(truth[i + 1], plans[i].games, random)));
    double now = 0;
    const std::vector<double> seconds_a_game{0.1, 0.001};
    if (settle > 0)
      settle_seats(
          result, settle, seconds_a_game, [&] { return now; },
          [&](std::size_t i, std::uint64_t more) {
            now += seconds_a_game[i] * static_cast<double>(more);
            return std::optional(won(game, "strategist", drawn(truth[i + 1], more, random)));
          });
    EXPECT_LE(now, settle + 1e-6);
    const auto all = seat_verdicts(result);
    reported.falsely +=
        std::ranges::any_of(all, [&](const auto& each) { return is_false(each, truth); }) ? 1 : 0;
    reported.names_first += all[0].kind != Kind::Even ? 1 : 0;
    reported.settles_first += all[0].kind == Kind::Holds || all[0].kind == Kind::BotsDoing ? 1 : 0;
  }
  return {reported.falsely / playtests, reported.names_first / playtests, reported.settles_first / playtests};
}

const std::vector<double> even{0.25, 0.25, 0.25, 0.25}, tilted{0.19, 0.27, 0.27, 0.27},
    far{0.31, 0.19, 0.25, 0.25};
const std::map<std::string, Truth> truths{{"even", {even, even, even}},
                                          {"tilted", {tilted, tilted, tilted}},
                                          {"split", {tilted, even, even}},
                                          {"split in two", {even, far, tilted}}};

TEST_F(Verdicts, SayAnythingFalseInOnePlaytestOfTwentyAtMost) {
  for (const auto& [name, truth] : truths)
    for (const auto& [games, playtests] : {std::pair{200, 2000}, {1000, 1000}, {5000, 300}})
      EXPECT_LE(simulate(game_, truth, static_cast<std::uint64_t>(games), playtests).falsely, 0.05)
          << name << ", " << games << " games";
}

TEST_F(Verdicts, SayNothingFalseMoreOftenForPlayingOnUntilTheyAreSure) {
  for (const auto& [name, truth] : truths)
    for (const auto& [games, playtests] : {std::pair{200, 2000}, {1000, 1000}})
      EXPECT_LE(simulate(game_, truth, static_cast<std::uint64_t>(games), playtests, 120).falsely, 0.05)
          << name << ", " << games << " games";
}

TEST_F(Verdicts, AreSettledInTheTimeThatTheyHave) {
  const auto without = simulate(game_, truths.at("tilted"), 1000, 300),
             with = simulate(game_, truths.at("tilted"), 1000, 300, 120);
  EXPECT_LT(without.settles_first, 0.1);
  EXPECT_GT(with.settles_first, 0.75);
  EXPECT_GE(with.names_first, 0.9);
}

TEST_F(Verdicts, PromiseTimeThatLikelySettlesThem) {
  Random random(11);
  int promised = 0, kept = 0;
  for (int n = 0; n < 200; ++n) {
    BatchResult result{won(game_, "settler", drawn(tilted, 4000, random))};
    result.opinions.push_back(won(game_, "strategist", drawn(tilted, 50, random)));
    result.opinions.push_back(won(game_, "settler", drawn(tilted, 2000, random)));
    double now = 0;
    const auto play_on = [&](std::size_t i, std::uint64_t more) {
      now += (i == 0 ? 0.1 : 0.001) * static_cast<double>(more);
      return std::optional(won(game_, i == 0 ? "strategist" : "settler", drawn(tilted, more, random)));
    };
    BatchResult short_of_time = result;
    settle_seats(
        short_of_time, 2, {0.1, 0.001}, [&] { return now; }, play_on);
    const auto open = seat_verdicts(short_of_time)[0];
    if (!open.seconds_to_settle) continue;
    ++promised;
    EXPECT_FALSE(open.games_to_settle);
    settle_seats(
        result, 2 + *open.seconds_to_settle, {0.1, 0.001}, [&] { return now; }, play_on);
    kept += seat_verdicts(result)[0].kind == Kind::Holds ? 1 : 0;
  }
  EXPECT_GT(promised, 100);
  EXPECT_GT(kept, promised * 6 / 10);
}

TEST_F(Verdicts, NameASeatThatIsSixPointsBehindInNineUsualPlaytestsOfTen) {
  EXPECT_GE(simulate(game_, truths.at("tilted"), BatchOptions().games, 1000).names_first, 0.9);
}

TEST(ChanceSpread, HoldsEqualSeatsIn95Of100Playtests) {
  const Interval spread = chance_spread(0.25, 1000);
  EXPECT_NEAR(spread.low, 0.25 - 0.0268, 0.0002);
  EXPECT_NEAR(spread.high, 0.25 + 0.0268, 0.0002);
  EXPECT_EQ(chance_spread(0.25, 0).high, 1);
  Random random(5);
  int inside = 0;
  constexpr int playtests = 2000, games = 1000;
  for (int n = 0; n < playtests; ++n) {
    int wins = 0;
    for (int i = 0; i < games; ++i) wins += random.below(4) == 0 ? 1 : 0;
    const double share = static_cast<double>(wins) / games;
    inside += spread.low <= share && share <= spread.high ? 1 : 0;
  }
  EXPECT_GT(inside, playtests * 93 / 100);
  EXPECT_LT(inside, playtests * 97 / 100);
}

TEST(SecondOpinion, ComesFromAnotherKindOfBotAndFromOtherOpenings) {
  const auto plans = opinion_plans(settlers(1000), 1000);
  ASSERT_EQ(plans.size(), 2U);
  EXPECT_EQ(plans[0].bot, find_bot("strategist"));
  EXPECT_EQ(plans[0].games, 50U);
  EXPECT_EQ(plans[1].bot->id, "settler-other-openings");
  BatchOptions strategists = settlers(1000);
  strategists.bots.assign(4, find_bot("strategist"));
  EXPECT_EQ(opinion_plans(strategists, 1000).front().bot, find_bot("settler"));
}

TEST(SecondOpinion, NeedsABatchThatCanSaySomething) {
  EXPECT_TRUE(opinion_plans(settlers(1000), 99).empty());
}

TEST(SecondOpinion, IsPlayedAfterTheBatchAndTheSameOnAnyNumberOfThreads) {
  std::vector<BatchResult> results;
  for (const int threads : is_sanitized ? std::vector{3} : std::vector{1, 3}) {
    const Game game(template_named("base-3-4"));
    BatchOptions options = settlers(100);
    options.second_opinion = true, options.threads = threads;
    results.push_back(play_batch(game, options));
  }
  ASSERT_EQ(results[0].opinions.size(), 2U);
  EXPECT_EQ(results[0].opinions[0].games, 10);
  EXPECT_EQ(results[0].opinions[1].games, 50);
  EXPECT_EQ(results[0].statistics, results.back().statistics);
  EXPECT_EQ(results[0].opinions, results.back().opinions);
  const Game game(template_named("base-3-4"));
  EXPECT_EQ(play_batch(game, settlers(100)).statistics, results[0].statistics);
}

TEST(SecondOpinion, PlaysOnWhereASeatIsOpen) {
  const Game game(template_named("base-3-4"));
  BatchOptions options = settlers(200);
  options.second_opinion = true, options.settle = 0.001;
  const auto found = play_batch(game, options);
  ASSERT_EQ(found.looks.seconds_a_game.size(), 2U);
  EXPECT_LE(found.looks.share, 1);
  options.settle = 0;
  EXPECT_EQ(play_batch(game, options).statistics, found.statistics)
      << "the batch itself stays as it was asked for";
}

TEST(SecondOpinion, IsNotPlayedWhenTheBatchIsStopped) {
  const Game game(template_named("base-3-4"));
  BatchOptions options = settlers(100);
  options.second_opinion = true;
  const std::atomic<bool> stop = true;
  BatchCallbacks watch;
  watch.stop = &stop;
  EXPECT_TRUE(play_batch(game, options, watch).opinions.empty());
}

TEST(OpeningCounts, HoldTheFoundingsOfEverySeat) {  // BASE-02
  const Game game(template_named("base-3-4"));
  const Statistics found = play_batch(game, settlers(30)).statistics;
  for (const SeatId seat : game.seats()) {
    Statistics::Count taken = 0, won = 0;
    for (const auto& each : found.openings[seat.index()]) {
      taken += each.taken, won += each.won;
      EXPECT_LE(each.won, each.decided);
      EXPECT_LE(each.decided, each.taken);
    }
    EXPECT_EQ(taken, 2 * found.games);
    EXPECT_EQ(won, 2 * found.seats[seat].wins);
  }
}

}  // namespace
}  // namespace hexwright
