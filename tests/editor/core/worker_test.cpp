#include "editor/core/background/worker.h"

#include <future>
#include <optional>
#include <vector>

#include <gmock/gmock.h>

namespace hexwright {
namespace {

using testing::ElementsAre;

/// A worker that has begun with the first of some requests and goes on when it may.
class Held {
 public:
  explicit Held(Waiting waiting) {
    worker_.emplace(
        waiting,
        [this](int&& request, const std::atomic<bool>& unwanted) {
          if (request == 1) begun_.set_value(), may_end_.get_future().wait();
          given_up_ = given_up_ || unwanted;
          return request;
        },
        [this](int answer) {
          answers_.push_back(answer);
          if (answer == 4) over_.set_value();
        });
    worker_->ask(1);
    begun_.get_future().wait();
  }
  std::vector<int> answers_to_the_end() {
    worker_->ask(4);
    may_end_.set_value();
    over_.get_future().wait();
    worker_.reset();
    return answers_;
  }
  Worker<int, int>& worker() { return *worker_; }
  bool given_up() const { return given_up_; }

 private:
  std::promise<void> begun_, may_end_, over_;
  std::vector<int> answers_;
  bool given_up_ = false;
  std::optional<Worker<int, int>> worker_;  // last: it uses all others
};

TEST(Worker, AnswersAllInTurn) {
  Held held(Waiting::InTurn);
  held.worker().ask(2), held.worker().ask(3);
  EXPECT_THAT(held.answers_to_the_end(), ElementsAre(1, 2, 3, 4));
  EXPECT_FALSE(held.given_up());
}

TEST(Worker, FinishesWhatIsUnderWayAndThenAnswersTheNewest) {
  Held held(Waiting::Newest);
  for (const int request : {2, 3}) held.worker().ask(request);
  EXPECT_THAT(held.answers_to_the_end(), ElementsAre(1, 4));
}

TEST(Worker, GivesUpWhatIsUnderWayWhereOnlyTheNewestIsWanted) {
  Held held(Waiting::NewestAtOnce);
  held.worker().ask(2);
  EXPECT_THAT(held.answers_to_the_end(), ElementsAre(4));
  EXPECT_TRUE(held.given_up());
}

TEST(Worker, DeliversNothingThatWasCancelled) {
  Held held(Waiting::InTurn);
  held.worker().ask(2);
  held.worker().cancel();
  EXPECT_THAT(held.answers_to_the_end(), ElementsAre(4));
}

}  // namespace
}  // namespace hexwright
