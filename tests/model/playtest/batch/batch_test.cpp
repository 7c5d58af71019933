#include "model/playtest/batch/batch.h"

#include <cmath>
#include <mutex>
#include <numeric>
#include <thread>

#include "model/playtest/batch/confidence.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/modules/pirate_fleet/war.h"
#include "tests/support/barren.h"
#include "tests/support/own_packs.h"

namespace hexwright {
namespace {

const Game& base_game() {
  static const Game game(template_named("base-3-4"));
  return game;
}

BatchOptions options_for(const Game& game, std::uint64_t games,
                         std::initializer_list<std::string_view> bots) {
  BatchOptions options;
  options.games = games;
  options.threads = 1;
  for (const auto bot : bots) options.bots.push_back(find_bot(bot));
  while (static_cast<int>(options.bots.size()) < game.players()) options.bots.push_back(options.bots.back());
  return options;
}

TEST(Batch, TheSameSeedGivesTheSameStatisticsAtAnyNumberOfThreads) {
  auto options = options_for(base_game(), 60, {"random", "settler"});
  const auto alone = play_batch(base_game(), options).statistics;
  EXPECT_EQ(alone.games, 60);
  for (const int threads : {2, 3}) {
    options.threads = threads;
    EXPECT_EQ(play_batch(base_game(), options).statistics, alone) << threads << " threads";
  }
  options.seed = 2;
  EXPECT_NE(play_batch(base_game(), options).statistics, alone);
}

TEST(Batch, TwoHalvesMergeToTheWholeInAnyOrder) {
  auto options = options_for(base_game(), 40, {"random", "settler"});
  const auto whole = play_batch(base_game(), options).statistics;
  options.games = 15;
  const auto first = play_batch(base_game(), options).statistics;
  options.first = 15;
  options.games = 25;
  const auto second = play_batch(base_game(), options).statistics;
  auto forwards = first, backwards = second;
  forwards.merge(second);
  backwards.merge(first);
  EXPECT_EQ(forwards, whole);
  EXPECT_EQ(backwards, whole);
}

TEST(Batch, EveryBotSitsInEverySeatEquallyOften) {
  const auto options = options_for(base_game(), 8, {"settler", "random"});
  EXPECT_EQ(seated(options.bots, 0), options.bots);
  EXPECT_EQ(seated(options.bots, 1).back(), find_bot("settler"));
  const auto found = play_batch(base_game(), options).statistics;
  ASSERT_EQ(found.kinds.size(), 2U);
  EXPECT_EQ(found.seats_of(0), 1);
  EXPECT_EQ(found.seats_of(1), 3);
  for (const auto& seat : found.bots[0]) EXPECT_EQ(seat.games, 2);
  for (const auto& seat : found.bots[1]) EXPECT_EQ(seat.games, 6);
  EXPECT_EQ(found.wins_of(0) + found.wins_of(1), found.decided());
}

TEST(Batch, StopsAtTheSameGameAtAnyNumberOfThreadsWhenEnoughIsKnown) {
  auto options = options_for(base_game(), 5000, {"random"});
  options.stop_at = 0.06;
  const auto alone = play_batch(base_game(), options);
  EXPECT_EQ(alone.ended, BatchResult::Ended::NarrowEnough);
  EXPECT_LT(alone.statistics.games, 1000);
  EXPECT_LE(widest_reach(alone.statistics), 0.06);
  options.threads = 3;
  EXPECT_EQ(play_batch(base_game(), options).statistics, alone.statistics);
}

TEST(Batch, WhatIsDoneBeforeAStopAreTheFirstGames) {
  auto options = options_for(base_game(), 1'000'000, {"random"});
  options.threads = 2;
  std::atomic<bool> stop = false;
  BatchCallbacks watch;
  watch.stop = &stop;
  watch.keep_all = true;
  int kept = 0;
  watch.keep = [&](const PlayedGame&) { stop = ++kept >= 20; };
  const auto stopped = play_batch(base_game(), options, watch);
  EXPECT_EQ(stopped.ended, BatchResult::Ended::Stopped);
  EXPECT_EQ(stopped.statistics.games, kept);
  EXPECT_LT(kept, 30);
  options.games = static_cast<std::uint64_t>(kept);
  EXPECT_EQ(play_batch(base_game(), options).statistics, stopped.statistics);
}

TEST(Batch, WhatIsAbandonedEndsInTheMidstOfGamesAndHasTheFirstOnes) {
  auto options = options_for(base_game(), 10'000, {"strategist"});
  options.threads = 2;
  std::atomic<bool> abandon = false;
  BatchCallbacks watch;
  watch.abandon = &abandon;
  watch.progress = [&](const BatchProgress&) { abandon = true; };
  const auto abandoned = play_batch(base_game(), options, watch);
  EXPECT_EQ(abandoned.ended, BatchResult::Ended::Stopped);
  ASSERT_LT(abandoned.statistics.games, 50) << "what a machine plays before it is first asked";
  options.games = static_cast<std::uint64_t>(abandoned.statistics.games);
  EXPECT_EQ(play_batch(base_game(), options).statistics, abandoned.statistics);
}

TEST(Batch, GamesThatPassTheTurnLimitStallAndAreKept) {
  auto options = options_for(base_game(), 30, {"random"});
  options.most_turns = 10;
  BatchCallbacks watch;
  std::vector<std::uint64_t> kept;
  watch.keep = [&](const PlayedGame& played) {
    EXPECT_TRUE(played.ending.stalled);
    EXPECT_EQ(static_cast<int>(played.log.size()), played.ending.decisions);
    kept.push_back(played.number);
  };
  const auto found = play_batch(base_game(), options, watch).statistics;
  EXPECT_EQ(found.stalled, 30);
  EXPECT_EQ(found.decided(), 0);
  EXPECT_EQ(kept.size(), 30U);
  ASSERT_EQ(found.stalled_games.size(), Statistics::most_stalled_named);
  EXPECT_EQ(found.stalled_games.front(), 0U);
  EXPECT_EQ(found.stalled_games.back(), Statistics::most_stalled_named - 1);
  EXPECT_THAT(found.wins_by_seat(), testing::Each(0));
}

TEST(Batch, GamesThatGetStuckAreNoneThatStall) {  // DES-10
  const Game game(barren_island());
  auto options = options_for(game, 30, {"settler"});
  options.most_turns = 10;
  BatchCallbacks watch;
  int kept = 0;
  watch.keep = [&](const PlayedGame& played) {
    EXPECT_TRUE(played.ending.stuck);
    ++kept;
  };
  const auto found = play_batch(game, options, watch).statistics;
  EXPECT_EQ(found.stuck, 30);
  EXPECT_EQ(found.stalled, 0);
  EXPECT_EQ(found.decided(), 0);
  EXPECT_EQ(kept, 30);
  ASSERT_EQ(found.stuck_games.size(), Statistics::most_stalled_named);
  EXPECT_EQ(found.stuck_games.back(), Statistics::most_stalled_named - 1);
  EXPECT_TRUE(found.stalled_games.empty());
  for (const auto& seat : found.bots.front()) EXPECT_EQ(seat.decided, 0);
  Statistics twice = found;
  twice.merge(found);
  EXPECT_EQ(twice.stuck, 60);
}

TEST(Batch, GamesThatEverybodyLosesAreWonByNobody) {  // OWN-43
  const Game game(base_with(R"(<rule id="over" title="Over"><when event="roll" numbers="2"/><end/></rule>)"));
  const auto found = play_batch(game, options_for(game, 30, {"settler"})).statistics;
  EXPECT_GT(found.lost, 0);
  EXPECT_GT(found.decided(), 0);
  EXPECT_EQ(found.lost + found.decided(), found.games);
  Statistics::Count wins = 0, lengths = 0;
  for (const auto count : found.wins_by_seat()) wins += count;
  for (const auto count : found.lengths) lengths += count;
  EXPECT_EQ(wins, found.decided());
  EXPECT_EQ(lengths, found.decided());
  Statistics twice = found;
  twice.merge(found);
  EXPECT_EQ(twice.lost, 2 * found.lost);
}

TEST(Batch, TellsHowFarItIs) {
  const auto options = options_for(base_game(), 5, {"random"});
  BatchCallbacks watch;
  BatchProgress last;
  watch.progress = [&](const BatchProgress& progress) { last = progress; };
  play_batch(base_game(), options, watch);
  EXPECT_EQ(last.done, 5U);
  EXPECT_EQ(last.games, 5U);
  EXPECT_EQ(last.seconds_left, 0);
}

TEST(Batch, ShowsOnTheWayTheFirstGamesAndNothingElse) {
  auto options = options_for(base_game(), 500, {"random"});
  options.threads = 3;
  BatchCallbacks watch;
  std::vector<Statistics> seen;
  watch.snapshot = [&](const Statistics& first) { seen.push_back(first); };
  watch.keep_all = true;  // slowly, so that there is something to be seen on the way
  watch.keep = [](const PlayedGame&) { std::this_thread::sleep_for(std::chrono::milliseconds(2)); };
  const auto found = play_batch(base_game(), options, watch).statistics;
  ASSERT_FALSE(seen.empty());
  EXPECT_EQ(seen.back(), found);
  EXPECT_TRUE(std::is_sorted(seen.begin(), seen.end(),
                             [](const auto& a, const auto& b) { return a.games < b.games; }));
  options.games = static_cast<std::uint64_t>(seen.front().games);
  EXPECT_EQ(play_batch(base_game(), options).statistics, seen.front());
}

TEST(Statistics, TakeAFortressForASettlementOnceItIsConquered) {  // PIR-03, PIR-14
  const Game game(template_named("pirate-islands-3-4"));
  BatchCallbacks watch;
  watch.keep_all = true;
  int standing = 0;
  watch.keep = [&](const PlayedGame& played) {
    const State& state = played.ending.state;
    for (const SeatId seat : game.seats()) {
      standing += pirate_fleet::stands_fortress(state, seat) ? 1 : 0;
      const auto sources = points_by_source(game, state, seat);
      EXPECT_EQ(sources[static_cast<std::size_t>(PointSource::Rules)], 0);
    }
  };
  play_batch(game, options_for(game, 4, {"settler"}), watch);
  EXPECT_GT(standing, 0);
}

// What is counted, held against the games themselves.
TEST(Statistics, CountWhatHappenedInEachGame) {
  const Game game(template_named("fog-islands-3"));
  const auto options = options_for(game, 12, {"settler"});
  BatchCallbacks watch;
  watch.keep_all = true;
  Statistics::Count turns = 0, points_of_winners = 0, all_points = 0, decisions = 0, rolls = 0;
  watch.keep = [&](const PlayedGame& played) {
    const State& state = played.ending.state;
    decisions += static_cast<Statistics::Count>(played.log.size());
    for (const Action& action : played.log) rolls += action.kind == ActionKind::Roll ? 1 : 0;
    for (const SeatId seat : game.seats()) {
      const auto sources = points_by_source(game, state, seat);
      EXPECT_EQ(std::accumulate(sources.begin(), sources.end(), Statistics::Count{0}), points(state, seat));
      all_points += points(state, seat);
    }
    if (played.ending.stalled) return;
    turns += state.turn_number;
    points_of_winners += points(state, state.winner);
  };
  const auto found = play_batch(game, options, watch).statistics;
  const auto sum = [](const auto& counts) {
    return std::accumulate(counts.begin(), counts.end(), Statistics::Count{0});
  };
  EXPECT_EQ(found.decisions, decisions);
  EXPECT_EQ(sum(found.rolls), rolls);
  EXPECT_DOUBLE_EQ(found.mean_length() * static_cast<double>(found.decided()), static_cast<double>(turns));
  Statistics::Count winning = 0, all = 0;
  for (const auto& seat : found.seats) winning += sum(seat.winning), all += sum(seat.points);
  EXPECT_EQ(winning, points_of_winners);
  EXPECT_EQ(all, all_points);
  // Two founding settlements each, so that many places at least were settled; some fog was found.
  Statistics::Count settled = 0, discovered = 0;
  for (const auto& place : found.intersections) {
    settled += place.settled;
    EXPECT_LE(place.won, place.decided);
    EXPECT_LE(place.decided, place.settled);
  }
  for (const auto& hex : found.hexes) discovered += hex.discovered;
  EXPECT_GE(settled, 2 * game.players() * found.games);
  EXPECT_GT(discovered, 0);
}

TEST(Wilson, KnowsTheTextbookValues) {
  EXPECT_EQ(wilson(0, 0).low, 0);
  EXPECT_EQ(wilson(0, 0).high, 1);
  EXPECT_NEAR(wilson(50, 100).low, 0.4038, 5e-5);
  EXPECT_NEAR(wilson(50, 100).high, 0.5962, 5e-5);
  EXPECT_EQ(wilson(0, 10).low, 0);
  EXPECT_NEAR(wilson(0, 10).high, 0.2775, 5e-5);
  EXPECT_NEAR(wilson(10, 10).low, 0.7225, 5e-5);
  EXPECT_NEAR(wilson(10, 10).high, 1, 1e-12);
}

TEST(Wilson, HoldsSeveralAtOnceByWideningEach) {
  EXPECT_LT(wilson(50, 100, 4).low, wilson(50, 100).low);
  EXPECT_NEAR(wilson(50, 100, 4).low, 0.3788, 5e-5);  // 2.4977 standard errors
}

TEST(ChanceOfWins, IsTwiceTheSmallerTail) {
  EXPECT_NEAR(chance_of_wins(0, 3, 0.5), 0.25, 1e-12);
  EXPECT_NEAR(chance_of_wins(3, 3, 0.5), 0.25, 1e-12);
  EXPECT_EQ(chance_of_wins(1, 2, 0.5), 1);
  EXPECT_EQ(chance_of_wins(0, 0, 0.5), 1);
}

TEST(ChanceOfSameShare, IsPearsonsTest) {
  const std::array<Wins, 2> two{{{60, 100}, {40, 100}}};
  EXPECT_NEAR(chance_of_same_share(two), 0.004678, 1e-6);  // the statistic is 8
  const std::array<Wins, 2> few{{{60, 100}, {4, 4}}};
  EXPECT_EQ(chance_of_same_share(few), 1) << "four games tell nothing";
  EXPECT_EQ(chance_of_same_share({}), 1);
}

TEST(TooSmallForChance, IsHolmsMethod) {
  const std::array chances{0.04, 0.01, 0.5, 0.02};
  EXPECT_EQ(too_small_for_chance(chances), (std::vector{false, true, false, false}));
  EXPECT_EQ(too_small_for_chance(std::array{0.012, 0.016}), (std::vector{true, true}));
}

TEST(FairSeats, AreTestedByChiSquare) {
  // With two degrees of freedom the chance is exp(-x / 2), and x is 10 here.
  const std::array<std::int64_t, 3> uneven{30, 20, 10};
  EXPECT_NEAR(chance_of_fair_seats(uneven), std::exp(-5), 1e-9);
  const std::array<std::int64_t, 4> even{25, 25, 25, 25};
  EXPECT_NEAR(chance_of_fair_seats(even), 1, 1e-9);
  const std::array<std::int64_t, 4> none{};
  EXPECT_EQ(chance_of_fair_seats(none), 1);
}

}  // namespace
}  // namespace hexwright
