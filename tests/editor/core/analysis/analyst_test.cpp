#include "editor/core/analysis/analyst.h"

#include <future>
#include <mutex>

#include <gmock/gmock.h>

namespace hexwright {
namespace {

/// What was delivered, waited for.
class Inbox {
 public:
  void put(std::shared_ptr<const Analysed> answer) {
    const std::lock_guard lock(mutex_);
    revisions_.push_back(answer->revision);
    last_ = std::move(answer);
    arrived_.notify_all();
  }
  bool wait_for(std::uint64_t revision) {
    std::unique_lock lock(mutex_);
    return arrived_.wait_for(lock, std::chrono::seconds(60),
                             [&] { return last_ && last_->revision == revision; });
  }
  std::vector<std::uint64_t> revisions() {
    const std::lock_guard lock(mutex_);
    return revisions_;
  }
  std::shared_ptr<const Analysed> last() {
    const std::lock_guard lock(mutex_);
    return last_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::vector<std::uint64_t> revisions_;
  std::shared_ptr<const Analysed> last_;
};

Scenario hexes_in_a_row(int count) {
  Scenario scenario;
  for (int q = 0; q < count; ++q) scenario.cells[{q, 0}] = Cell{Terrain::Hills, 6, {}};
  return scenario;
}

TEST(Analyst, DeliversTheAnalysisWithTheRevisionThatItBelongsTo) {
  Inbox inbox;
  Analyst analyst([&](auto answer) { inbox.put(std::move(answer)); });
  analyst.ask({7, hexes_in_a_row(3)});
  ASSERT_TRUE(inbox.wait_for(7));
  EXPECT_EQ(inbox.last()->analysis.board.hex_count(), 3);
  analyst.ask({8, hexes_in_a_row(4)});
  ASSERT_TRUE(inbox.wait_for(8));
  EXPECT_EQ(inbox.last()->analysis.board.hex_count(), 4);
}

TEST(Analyst, AnswersTheNewestQuestionOnlyAndNeverHoldsUpWhoAsks) {
  Inbox inbox;
  std::promise<void> begun, may_end;
  std::atomic<int> analyses = 0;
  Analyst analyst([&](auto answer) { inbox.put(std::move(answer)); },
                  [&](const Scenario& scenario) {
                    if (analyses++ == 0) begun.set_value(), may_end.get_future().wait();
                    return analyse(scenario);
                  });
  analyst.ask({1, hexes_in_a_row(1)});
  begun.get_future().wait();
  // All of these return while the first one is at work.
  for (std::uint64_t revision = 2; revision <= 50; ++revision) analyst.ask({revision, hexes_in_a_row(1)});
  may_end.set_value();
  ASSERT_TRUE(inbox.wait_for(50));
  EXPECT_THAT(inbox.revisions(), testing::ElementsAre(1U, 50U));
  EXPECT_EQ(analyses, 2);
}

TEST(Analyst, DeliversNothingOnceItIsToGo) {
  Inbox inbox;
  std::promise<void> begun;
  std::atomic<bool> may_end = false;
  std::thread opener;
  {
    Analyst analyst([&](auto answer) { inbox.put(std::move(answer)); },
                    [&](const Scenario& scenario) {
                      begun.set_value();
                      while (!may_end) std::this_thread::yield();
                      return analyse(scenario);
                    });
    analyst.ask({1, hexes_in_a_row(1)});
    begun.get_future().wait();
    opener = std::thread([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(50));  // by then the analyst is being destroyed
      may_end = true;
    });
  }
  opener.join();
  EXPECT_THAT(inbox.revisions(), testing::IsEmpty());
}

}  // namespace
}  // namespace hexwright
