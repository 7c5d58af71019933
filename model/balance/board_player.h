#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "model/balance/state.h"

namespace hexwright {

/// Plays jobs. Keeps the games of the boards in the race with the openings that were studied on them, which
/// take twice as long as a round.
class BoardPlayer {
 public:
  explicit BoardPlayer(const BalanceOptions& options) : options_(&options) {}

  /// The scenario to be played for a job.
  using ScenarioOf = std::function<Scenario(const BalanceJob&)>;

  /// Plays those that are not done yet, each on one thread, and calls `report` a few times a second from the
  /// thread that called, with the share of them that is done. Those that were stopped are left as they were.
  /// Each job is played the same whatever else is played. Before, so many games are studied on each board.
  void play(std::vector<BalanceJob>& jobs, const ScenarioOf& scenario_of, int study, int threads,
            const std::atomic<bool>* stop, const std::function<void(double done)>& report);

  /// Forgets boards that nothing of these belongs to.
  void keep_only(const std::vector<BalanceJob>& jobs);

 private:
  using Key = std::pair<std::uint32_t, std::optional<std::uint32_t>>;
  struct Table {
    std::mutex preparing;
    std::unique_ptr<Game> game;
    int study = 0;  ///< games of which it has the openings
  };
  std::optional<Played> play_one(const BalanceJob& job, const ScenarioOf& scenario_of, int study,
                                 const std::atomic<bool>* stop);

  const BalanceOptions* options_;
  std::mutex tables_changing_;
  std::map<Key, std::shared_ptr<Table>> tables_;
};

/// How many games of settlers one of strategists takes.
inline constexpr double strategist_effort = 500;

}  // namespace hexwright
