#include "model/balance/board_player.h"

#include <algorithm>
#include <chrono>
#include <future>
#include <set>
#include <thread>

#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/bots/openings.h"

namespace hexwright {

std::optional<Played> BoardPlayer::play_one(const BalanceJob& job, const ScenarioOf& scenario_of, int study,
                                            const std::atomic<bool>* stop) {
  std::shared_ptr<Table> table;
  {
    const std::lock_guard lock(tables_changing_);
    auto& found = tables_[{job.board, job.without}];
    if (!found) found = std::make_shared<Table>();
    table = found;
  }
  BatchOptions options;
  options.seed = options_->seed;
  options.first = job.first;
  options.games = job.games;
  options.threads = 1;
  options.study = static_cast<std::uint64_t>(study);
  {
    const std::lock_guard lock(table->preparing);
    if (!table->game || table->study != study) {
      table->game = std::make_unique<Game>(scenario_of(job), options_->play);
      table->study = study;
    }
    study_openings(*table->game, options.study, 1, stop);
  }
  if (stop && *stop) return std::nullopt;
  const Game& game = *table->game;
  options.bots.assign(static_cast<std::size_t>(game.players()),
                      find_bot(job.strategists ? "strategist" : usual_bot));
  BatchCallbacks watch;
  watch.abandon = stop;
  const BatchResult result = play_batch(game, options, watch);
  if (result.ended == BatchResult::Ended::Stopped) return std::nullopt;
  return played_of(game, result.statistics);
}

void BoardPlayer::play(std::vector<BalanceJob>& jobs, const ScenarioOf& scenario_of, int study, int threads,
                       const std::atomic<bool>* stop, const std::function<void(double done)>& report) {
  std::atomic<std::size_t> next = 0, done = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < jobs.size() && !(stop && *stop); i = next++) {
      if (!jobs[i].played) jobs[i].played = play_one(jobs[i], scenario_of, study, stop);
      if (jobs[i].played) ++done;
    }
  };
  const auto report_share = [&] {
    report(jobs.empty() ? 1 : static_cast<double>(done) / static_cast<double>(jobs.size()));
  };
  if (threads <= 0) threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  std::vector<std::future<void>> workers;
  for (int i = 0; i < threads; ++i) workers.push_back(std::async(std::launch::async, work));
  for (auto& worker : workers) {
    while (worker.wait_for(std::chrono::milliseconds(200)) != std::future_status::ready) report_share();
    worker.get();
  }
  report_share();
}

void BoardPlayer::keep_only(const std::vector<BalanceJob>& jobs) {
  std::set<Key> wanted;
  for (const BalanceJob& job : jobs) wanted.insert({job.board, job.without});
  std::erase_if(tables_, [&](const auto& table) { return !wanted.contains(table.first); });
}

}  // namespace hexwright
