#include "editor/core/batch/batch_runner.h"

#include <condition_variable>
#include <mutex>

#include <gmock/gmock.h>

#include "editor/core/document/document.h"
#include "editor/core/document/template_catalogue.h"
#include "io/files/file_access.h"
#include "io/library/library.h"
#include "io/playtest/record.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/match.h"
#include "tests/support/temporary_folder.h"

namespace hexwright {
namespace {

Scenario base_game() { return Document::open(find_template("base-3-4").value().file).document->scenario(); }

PlaytestRequest random_games(std::uint64_t games) {
  PlaytestRequest request;
  request.batch.bots = {find_bot("random")};
  request.batch.games = games;
  request.batch.threads = 2;
  return request;
}

/// All that a runner delivers, waited for.
class News {
 public:
  BatchRunner::Deliver deliver() {
    return [this](auto news) {
      const std::lock_guard lock(mutex_);
      all_.push_back(std::move(news));
      arrived_.notify_all();
    };
  }
  template <class Condition>
  std::shared_ptr<const PlayedSoFar> wait_until(Condition condition) {
    std::unique_lock lock(mutex_);
    const bool found = arrived_.wait_for(lock, std::chrono::seconds(100),
                                         [&] { return !all_.empty() && condition(*all_.back()); });
    return found ? all_.back() : nullptr;
  }
  std::vector<std::shared_ptr<const PlayedSoFar>> all() {
    const std::lock_guard lock(mutex_);
    return all_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::vector<std::shared_ptr<const PlayedSoFar>> all_;
};

bool is_over(const PlayedSoFar& news) { return news.over; }

TEST(BatchRunner, GivesTheSameStatisticsAsTheCommandLine) {
  News news;
  BatchRunner runner(news.deliver());
  ASSERT_THAT(runner.start(5, base_game(), random_games(40)), testing::IsEmpty());
  const auto done = news.wait_until(is_over);
  ASSERT_TRUE(done);
  EXPECT_FALSE(runner.is_running());
  EXPECT_EQ(done->revision, 5U);
  EXPECT_EQ(done->result.ended, BatchResult::Ended::AllPlayed);
  // What the subcommand `playtest` does with the same wishes.
  const Game game(base_game());
  BatchOptions options;
  options.bots.assign(static_cast<std::size_t>(game.players()), find_bot("random"));
  options.games = 40;
  options.study = usual_study(40);
  options.threads = 1;
  const BatchResult alone = play_batch(game, options);
  EXPECT_EQ(done->result.statistics, alone.statistics);
  EXPECT_EQ(playtest_json(done->playtest()), playtest_json({game, options, alone}));
}

TEST(BatchRunner, ReportsWhatPeopleDidOnTheMapBesideTheBots) {
  const test::TemporaryFolder folder;
  const Game game(base_game());
  const std::vector<const BotKind*> bots(static_cast<std::size_t>(game.players()), find_bot("settler"));
  Actions actions;
  Match(game, bots).play(7, 0, 500, nullptr, &actions);
  RecordHead head;
  head.seed = 7;
  head.options.players = game.players();
  head.bots.assign(bots.size(), std::string(person_id));
  ASSERT_FALSE(write_file_atomically(folder / "evening.jsonl", write_log(game, head, actions)));
  ASSERT_FALSE(write_file_atomically(folder / "other.jsonl", "no record\n"));
  // In the library a game at a table that is among the files, too, and one that is not.
  const auto library = folder / "library.sqlite";
  head.map = map_mark(base_game());
  head.begun = 1000;
  ASSERT_FALSE(write_file_atomically(folder / "table.jsonl", write_log(game, head, actions)));
  for (const std::int64_t begun : {1000, 2000}) {
    head.begun = begun;
    ASSERT_FALSE(
        std::get<Library>(Library::open(library)).keep_game({}, base_game(), write_log(game, head, actions)));
  }
  const auto games_of_people = [](const RecordPlaces& places) {
    News news;
    BatchRunner runner(news.deliver());
    runner.start(1, base_game(), random_games(4), {}, places);
    const auto done = news.wait_until(is_over);
    EXPECT_EQ(done->result.statistics.games, 4);
    const auto& people = done->result.people;
    return people ? people->statistics.games + people->unfinished : 0;
  };
  EXPECT_EQ(games_of_people({}), 0);
  EXPECT_EQ(games_of_people({.tables = folder.path()}), 2);
  EXPECT_EQ(games_of_people({.library = library}), 2);
  EXPECT_EQ(games_of_people({.tables = folder.path(), .library = library}), 3);
}

TEST(BatchRunner, ShowsOnTheWayTheStatisticsOfTheFirstGames) {
  News news;
  BatchRunner runner(news.deliver());
  runner.start(1, base_game(), random_games(1'000'000));
  const auto seen = news.wait_until([](const PlayedSoFar& each) { return each.has_results(); });
  runner.cancel();
  ASSERT_TRUE(seen);
  EXPECT_FALSE(seen->over);
  EXPECT_GT(seen->progress.seconds_left, 0);
  BatchOptions options = seen->options;
  options.games = static_cast<std::uint64_t>(seen->result.statistics.games);
  options.second_opinion = false;
  EXPECT_EQ(play_batch(*seen->game, options).statistics, seen->result.statistics);
}

TEST(BatchRunner, KeepsWhatIsDoneWhenItIsCancelled) {
  News news;
  BatchRunner runner(news.deliver());
  runner.start(1, base_game(), random_games(1'000'000));
  ASSERT_TRUE(news.wait_until([](const PlayedSoFar& each) { return each.progress.done > 0; }));
  runner.cancel();
  const auto done = news.wait_until(is_over);
  ASSERT_TRUE(done);
  EXPECT_EQ(done->result.ended, BatchResult::Ended::Stopped);
  EXPECT_GT(done->result.statistics.games, 0);
  // Another one can be played at once.
  EXPECT_THAT(runner.start(2, base_game(), random_games(3)), testing::IsEmpty());
  ASSERT_TRUE(news.wait_until([](const PlayedSoFar& each) { return each.over && each.revision == 2; }));
}

TEST(BatchRunner, SaysInWordsWhyAMapCannotBePlayed) {
  News news;
  BatchRunner runner(news.deliver());
  Scenario scenario = base_game();
  scenario.closed_to_founding.clear();
  scenario.cells.erase(scenario.cells.begin(), scenario.cells.begin() + 30);
  const auto obstacles = runner.start(1, scenario, random_games(3));
  ASSERT_FALSE(obstacles.empty());
  EXPECT_FALSE(text(obstacles.front()).empty());
  EXPECT_FALSE(runner.is_running());
}

TEST(BatchRunner, KeepsTheResultsOnceAndSaysWhyWhenItCannot) {
  News news;
  BatchRunner runner(news.deliver());
  PlaytestRequest request = random_games(2);
  int asked = 0;
  const auto keep = [&](const PlayedSoFar& batch) {
    ++asked;
    EXPECT_EQ(batch.result.statistics.games, 2);
    return std::optional(refuse("the disk is full"));
  };
  runner.start(1, base_game(), request, keep);
  const auto done = news.wait_until(is_over);
  ASSERT_TRUE(done);
  EXPECT_EQ(asked, 1);
  EXPECT_FALSE(done->kept);
  EXPECT_EQ(text(done->not_kept->why), "the disk is full");
}

TEST(BatchRunner, SeatsFewerBotsAgainAndAgain) {
  News news;
  BatchRunner runner(news.deliver());
  PlaytestRequest request = random_games(2);
  request.batch.bots = {find_bot("settler"), find_bot("random")};
  runner.start(1, base_game(), request);
  const auto done = news.wait_until(is_over);
  ASSERT_TRUE(done);
  EXPECT_THAT(done->options.bots, testing::ElementsAre(find_bot("settler"), find_bot("random"),
                                                       find_bot("settler"), find_bot("random")));
}

TEST(BatchRunner, IsSilentOnceItIsGone) {
  News news;
  {
    BatchRunner runner(news.deliver());
    runner.start(1, base_game(), random_games(1'000'000));
    ASSERT_TRUE(news.wait_until([](const PlayedSoFar& each) { return each.progress.done > 0; }));
  }
  for (const auto& each : news.all()) EXPECT_FALSE(each->over);
}

}  // namespace
}  // namespace hexwright
