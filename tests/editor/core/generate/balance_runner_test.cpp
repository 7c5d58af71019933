#include "editor/core/generate/balance_runner.h"

#include <condition_variable>
#include <mutex>

#include <gmock/gmock.h>

#include "editor/core/document/template_catalogue.h"
#include "editor/core/generate/effort.h"
#include "editor/core/generate/found_board.h"
#include "tests/support/sanitized.h"

namespace hexwright {
namespace {

Workbench board_to_balance() {
  return Workbench(*Document::open(find_template("base-3-4").value().file).document);
}

/// Few boards, few games.
BalanceOptions small() {
  BalanceOptions options = with_effort({}, BalanceEffort::Glance);
  options.boards = 6, options.games = 10, options.study = 20;
  options.strategist_games = 0, options.verdict_games = is_sanitized ? 10 : 40,
  options.verdict_strategist_games = 0;
  options.explained = 1;
  return options;
}

class BalanceNews {
 public:
  BalanceRunner::Deliver deliver() {
    return [this](auto news) {
      const std::lock_guard lock(mutex_);
      last_ = std::move(news);
      arrived_.notify_all();
    };
  }
  template <class Condition>
  std::shared_ptr<const BalancedSoFar> wait_until(Condition condition) {
    std::unique_lock lock(mutex_);
    const bool found =
        arrived_.wait_for(lock, std::chrono::seconds(200), [&] { return last_ && condition(*last_); });
    return found ? last_ : nullptr;
  }

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::shared_ptr<const BalancedSoFar> last_;
};

bool has_ended(const BalancedSoFar& news) { return news.over; }

TEST(BalanceRunnerTest, FindsABoardThatBecomesTheMapInOneStep) {
  Workbench bench = board_to_balance();
  const Scenario before = bench.scenario();
  BalanceNews news;
  BalanceRunner runner(news.deliver());
  runner.start(3, bench.scenario(), small());
  const auto done = news.wait_until(has_ended);
  ASSERT_TRUE(done);
  EXPECT_EQ(done->revision, 3U);
  ASSERT_TRUE(done->has_board());
  EXPECT_TRUE(done->result->is_complete);
  EXPECT_EQ(share_bars(*done->result).groups.front().bars.size(), 8U) << "four seats before and after";
  EXPECT_EQ(swap_marks(*done->map, *done->result, {}).discs.size(), 2 * done->result->swaps.size());
  for (const BalanceSwap& swap : done->result->swaps) EXPECT_EQ(hexes_of(*done->map, swap.swap).size(), 2U);
  FoundBoards found;
  ASSERT_FALSE(found.apply(bench, *done->map, done->result->boards.front(), Message("balance")));
  EXPECT_EQ(bench.document().history().size(), 1U);
  EXPECT_NE(bench.scenario().cells, before.cells);
  EXPECT_FALSE(is_another_map(bench.scenario(), found_scenario(before, done->result->boards.front())));
  bench.undo();
  EXPECT_EQ(bench.scenario(), before);
}

TEST(BalanceRunnerTest, GoesOnAfterAPauseToTheSameEnd) {
  const Workbench bench = board_to_balance();
  BalanceNews straight_news, paused_news;
  BalanceRunner straight(straight_news.deliver()), paused(paused_news.deliver());
  straight.start(1, bench.scenario(), small());
  const auto expected = straight_news.wait_until(has_ended);
  ASSERT_TRUE(expected);
  paused.start(1, bench.scenario(), small());
  paused.pause();
  const auto stopped = paused_news.wait_until(has_ended);
  ASSERT_TRUE(stopped);
  EXPECT_TRUE(stopped->paused);
  paused.go_on();
  const auto done =
      paused_news.wait_until([](const BalancedSoFar& so_far) { return so_far.over && !so_far.paused; });
  ASSERT_TRUE(done);
  EXPECT_EQ(done->result->boards.front().edits, expected->result->boards.front().edits);
}

TEST(BalanceRunnerTest, TellsWhyAMapCannotBeBalanced) {
  BalanceNews news;
  BalanceRunner runner(news.deliver());
  runner.start(1, Scenario{}, small());
  const auto done = news.wait_until(has_ended);
  ASSERT_TRUE(done);
  ASSERT_TRUE(done->refused);
  EXPECT_FALSE(done->has_board());
}

TEST(BalanceRunnerTest, OfAnArchivePaintsEveryBoard) {
  Workbench bench = board_to_balance();
  BalanceOptions options = small();
  options.archive = {Measure::ScarcestResource, Measure::CornerPips};
  options.cells = 2;
  BalanceNews news;
  BalanceRunner runner(news.deliver());
  runner.start(1, bench.scenario(), options, BoardPictures{{}, 100, 80});
  const auto done = news.wait_until(has_ended);
  ASSERT_TRUE(done);
  ASSERT_TRUE(done->has_board());
  ASSERT_EQ(done->pictures.size(), done->result->boards.size());
  for (const Pixels& picture : done->pictures) EXPECT_GT(picture.rgba.size(), 1000U);
  FoundBoards found;
  for (const BalancedBoard& board : done->result->boards)  // each in place of the one before
    ASSERT_FALSE(found.apply(bench, *done->map, board, Message("board")));
  EXPECT_EQ(bench.document().history().size(), 1U);
}

TEST(FoundBoardsTest, ThatNoLongerFitTheMapAreRefusedInWords) {
  Workbench bench = board_to_balance();
  const Scenario balanced = bench.scenario();
  BalancedBoard board;
  board.edits = {SetToken{{0, -1}, 9}, SetToken{{1, -1}, 10}};
  ASSERT_FALSE(bench.perform({Message("elsewhere"), {SetTerrain{{0, 3}, Terrain::Hills}}}));
  EXPECT_TRUE(is_another_map(bench.scenario(), balanced));
  EXPECT_FALSE(found_command(bench.scenario(), balanced, board, {}).refusal());
  ASSERT_FALSE(bench.perform({Message("there"), {SetToken{{0, -1}, 2}}}));
  const auto refused = found_command(bench.scenario(), balanced, board, {});
  ASSERT_TRUE(refused.refusal());
  EXPECT_THAT(text(refused.refusal()->why), testing::HasSubstr("was changed"));
}

}  // namespace
}  // namespace hexwright
