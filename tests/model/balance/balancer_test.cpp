#include "model/balance/balancer.h"

#include <set>

#include <gmock/gmock.h>

#include "model/board/index.h"
#include "model/generate/generate.h"
#include "model/generate/judge.h"
#include "model/validation/validate.h"
#include "tests/model/balance/small.h"

namespace hexwright {
namespace {

using test::after;
using test::begun;
using test::small_options;
using testing::HasSubstr;

BalanceState worked(const Scenario& scenario, const BalanceOptions& options, int threads) {
  const auto balancer = begun(scenario, options);
  EXPECT_FALSE(balancer->work(threads));
  EXPECT_TRUE(balancer->is_done());
  return balancer->state();
}

TEST(Balancing, GivesTheSameForAnyNumberOfThreads) {
  const Scenario scenario = test::template_named("base-3-4");
  EXPECT_EQ(worked(scenario, small_options(), 1), worked(scenario, small_options(), 3));
}

TEST(Balancing, GivesTheSameWhereverItWasStopped) {
  const Scenario scenario = test::template_named("base-3-4");
  const BalanceState whole = worked(scenario, small_options(), 2);
  BalanceState state;
  state.options = small_options();
  int stops = 0;
  // Stopped at every round, gone on with by a balancer that knows nothing but the state.
  while (state.stage != BalanceStage::Done && stops < 50) {
    const auto balancer = test::taken(Balancer::resume(scenario, state));
    std::atomic<bool> stop = false;
    BalanceCallbacks watch;
    watch.stop = &stop;
    watch.round = [&](const BalanceState&) { stop = true; };
    EXPECT_FALSE(balancer->work(1 + stops % 3, watch));
    state = balancer->state();
    ++stops;
  }
  EXPECT_GE(stops, 6);
  EXPECT_EQ(state, whole);
}

TEST(Balancing, GivesTheSameWhenARoundWasLeftHalfPlayed) {
  const Scenario scenario = test::template_named("base-3-4");
  const BalanceState whole = worked(scenario, small_options(), 2);
  BalanceState half;
  const auto first = begun(scenario, small_options());
  std::atomic<bool> stop = false;
  BalanceCallbacks watch;
  watch.stop = &stop;
  watch.round = [&](const BalanceState& state) { half = state, stop = state.round == 1; };
  EXPECT_FALSE(first->work(1, watch));
  ASSERT_FALSE(half.jobs.empty());
  // One job of the round is done, as when it was stopped in the middle.
  const auto other = test::taken(Balancer::resume(scenario, half));
  BalanceState ahead = half;
  stop = false;
  watch.round = [&](const BalanceState&) { stop = true; };
  EXPECT_FALSE(other->work(1, watch));
  for (const BalanceBoard& board : other->state().boards)
    if (board.number == half.jobs.front().board) {
      BalanceBoard before;
      for (const BalanceBoard& each : half.boards)
        if (each.number == board.number) before = each;
      ahead.jobs.front().played = board.settlers;
      if (before.settlers.games > 0) ahead.jobs.front().played.reset();
    }
  const auto resumed = test::taken(Balancer::resume(scenario, ahead));
  EXPECT_FALSE(resumed->work(2));
  EXPECT_EQ(resumed->state(), whole);
}

TEST(Balancing, OtherSeedsGiveOtherBoards) {
  const Scenario scenario = test::template_named("base-3-4");
  BalanceOptions other = small_options();
  other.seed = 2;
  EXPECT_NE(worked(scenario, small_options(), 2).boards, worked(scenario, other, 2).boards);
}

class BalancedMap : public testing::TestWithParam<const char*> {};

TEST_P(BalancedMap, MeetsTheWishesWithoutNewErrors) {
  const Scenario scenario = test::template_named(GetParam());
  BalanceOptions options = small_options();
  options.study = 0, options.verdict_games = 2;
  const auto balancer = begun(scenario, options);
  EXPECT_FALSE(balancer->work(2));
  for (const BalancedBoard& board : balancer->result().boards) {
    const Scenario changed = after(scenario, board.edits);
    const MapView map(changed);
    EXPECT_EQ(Judge(map, options.wishes).missed_hard(layout_of(map)), 0);
    EXPECT_EQ(count_open(validate(changed), Severity::Error), 0);
    EXPECT_EQ(layout_of(map), board.layout);
  }
}

INSTANTIATE_TEST_SUITE_P(, BalancedMap,
                         testing::Values("base-3-4", "base-3-4-variable", "fog-islands-4-variable"));

TEST(Balancing, LeavesWhatIsLockedOrMayNotMove) {
  Scenario scenario = test::template_named("base-3-4");
  scenario.generation.locked = {Hex{0, 0}, Hex{1, 0}};
  BalanceOptions options = small_options();
  options.freedom.harbors = false;
  const auto balancer = begun(scenario, options);
  EXPECT_FALSE(balancer->work(2));
  for (const BalancedBoard& board : balancer->result().boards) {
    const Scenario changed = after(scenario, board.edits);
    EXPECT_EQ(changed.harbors, scenario.harbors);
    for (const Hex hex : scenario.generation.locked) EXPECT_EQ(changed.cells.at(hex), scenario.cells.at(hex));
  }
}

TEST(Balancing, ShowsTheBestInGamesThatItWasNotChosenBy) {
  const Scenario scenario = test::template_named("base-3-4");
  const auto balancer = begun(scenario, small_options());
  std::set<std::pair<std::uint32_t, std::uint64_t>> chosen_by, shown;
  BalanceCallbacks watch;
  watch.round = [&](const BalanceState& state) {
    for (const BalanceJob& job : state.jobs)
      for (std::uint64_t game = job.first; game < job.first + job.games; ++game) {
        if (job.without) continue;
        const bool is_new =
            (state.stage == BalanceStage::Verdict ? shown : chosen_by).emplace(job.board, game).second;
        EXPECT_TRUE(is_new) << "game " << game << " twice on board " << job.board;
      }
  };
  EXPECT_FALSE(balancer->work(2, watch));
  const BalanceResult result = balancer->result();
  ASSERT_FALSE(result.boards.empty());
  EXPECT_TRUE(result.is_complete);
  EXPECT_EQ(result.boards[0].fresh_settlers.games, 12);
  EXPECT_EQ(result.map_settlers.games, 12);
  for (const auto& game : shown) EXPECT_FALSE(chosen_by.contains(game));
}

TEST(Balancing, TellsWhatEachExchangeDid) {
  const Scenario scenario = test::template_named("base-3-4");
  const auto balancer = begun(scenario, small_options());
  EXPECT_FALSE(balancer->work(2));
  const BalanceResult result = balancer->result();
  if (result.boards[0].edits.empty()) return;
  ASSERT_FALSE(result.swaps.empty());
  ASSERT_EQ(result.swaps[0].points.size(), 4U);
  double sum = 0;
  for (const double points : result.swaps[0].points) sum += points;
  EXPECT_NEAR(sum, 0, 1e-6);  // what one seat gains others lose
  EXPECT_THAT(text(result.swaps[0].words), HasSubstr("changed places"));
}

TEST(Balancing, StoppedAtOnceHasNoBoardAndGoesOnLater) {
  const auto balancer = begun(test::template_named("base-3-4"), small_options());
  std::atomic<bool> stop = true;
  BalanceCallbacks watch;
  watch.stop = &stop;
  EXPECT_FALSE(balancer->work(1, watch));
  EXPECT_TRUE(balancer->result().boards.empty());
  EXPECT_FALSE(balancer->result().is_complete);
  EXPECT_FALSE(balancer->work(2));
  EXPECT_TRUE(balancer->is_done());
}

TEST(Balancing, ProgressGrowsToTheEnd) {
  const auto balancer = begun(test::template_named("base-3-4"), small_options());
  double before = 0;
  BalanceCallbacks watch;
  watch.progress = [&](const BalanceProgress& progress) {
    EXPECT_GE(progress.done, before - 1e-9);
    EXPECT_LE(progress.done, 1 + 1e-9);
    before = progress.done;
  };
  EXPECT_FALSE(balancer->work(2, watch));
  EXPECT_NEAR(before, 1, 1e-9);
}

TEST(Balancing, BreedsFurtherBoardsWhereTheBestIsOffTheGoalStill) {
  BalanceOptions options = small_options();
  options.games = 40, options.study = 0;
  options.goal = {GoalKind::SeatShares, 0, {0.97, 0.01, 0.01, 0.01}};  // no board can have these
  const Scenario scenario = test::template_named("base-3-4");
  const auto balancer = begun(scenario, options);
  int rounds = 0;
  double before = 0;
  BalanceCallbacks watch;
  watch.progress = [&](const BalanceProgress& progress) {
    EXPECT_LE(progress.round, progress.rounds);
    EXPECT_GE(progress.done, before - 1e-9);
    rounds = std::max(rounds, progress.rounds), before = progress.done;
  };
  EXPECT_FALSE(balancer->work(2, watch));
  EXPECT_GT(balancer->state().made, at(options.boards) + 5);
  EXPECT_GT(rounds, 5);
  // Any board meets this well enough for so few games.
  options.goal.shares = {0.25, 0.25, 0.25, 0.25}, options.games = 4;
  EXPECT_LE(worked(scenario, options, 2).made, at(options.boards));
}

// Seats that are equal for bots that know less are not equal for those of a playtest.
TEST(Balancing, ItsBotsStudyAsManyOpeningsAsThoseOfAPlaytest) {
  const BalanceOptions usual;
  EXPECT_EQ(at(usual.study), usual_study(BatchOptions().games));
  EXPECT_EQ(at(usual.study), usual_study(at(usual.verdict_games))) << "the map as a playtest plays it";
}

TEST(Balancing, RefusesInWords) {
  const auto refusal = [](const Scenario& scenario, const BalanceOptions& options) {
    auto begun = Balancer::begin(scenario, options);
    if (begun.refusal()) return text(begun.refusal()->why);
    const auto why = begun.value()->work(1);
    return why ? text(why->why) : std::string();
  };
  const Scenario scenario = test::template_named("base-3-4");
  BalanceOptions options = small_options();
  options.freedom = {false, false, false};
  EXPECT_THAT(refusal(scenario, options), HasSubstr("nothing may move"));
  options = small_options();
  options.wishes = {{WishKind::ResourcePipsAtLeast, 50}};
  EXPECT_NE(refusal(scenario, options), "");
  options = small_options();
  options.goal = {GoalKind::SeatShares, 0, {0.5, 0.5}};
  EXPECT_THAT(refusal(scenario, options), HasSubstr("shares for 2 seats, but 4 play"));
  options = small_options();
  options.archive = {Measure::Length, Measure::Length};
  EXPECT_THAT(refusal(scenario, options), HasSubstr("two different measures"));
}

TEST(Balancing, AStateOfAnotherMapIsRefused) {
  const auto balancer = begun(test::template_named("base-3-4"), small_options());
  std::atomic<bool> stop = false;
  BalanceCallbacks watch;
  watch.stop = &stop;
  watch.round = [&](const BalanceState&) { stop = true; };
  EXPECT_FALSE(balancer->work(1, watch));
  const auto other = Balancer::resume(test::template_named("base-5-6"), balancer->state());
  ASSERT_TRUE(other.refusal());
  EXPECT_THAT(text(other.refusal()->why), HasSubstr("another map"));
}

TEST(BoardArchive, HasOneBoardForEachCellThatDiffersFromTheOthers) {
  BalanceOptions options = small_options();
  options.archive = {Measure::ScarcestResource, Measure::CornerPips};
  options.boards = 16, options.cells = 3;
  const Scenario scenario = test::template_named("base-3-4");
  const BalanceState state = worked(scenario, options, 2);
  EXPECT_EQ(state, worked(scenario, options, 3));
  const BalanceResult result = result_of(scenario, state);
  EXPECT_GT(result.boards.size(), 1U);
  EXPECT_LE(result.boards.size(), 9U);
  std::set<std::array<int, 2>> cells;
  for (const BalancedBoard& board : result.boards) {
    ASSERT_TRUE(board.cell);
    EXPECT_TRUE(cells.insert(*board.cell).second);
    EXPECT_EQ(board.fresh_settlers.games, 12);
    ASSERT_EQ(board.measures.size(), 2U);
  }
}

}  // namespace
}  // namespace hexwright
