#include "playtest/batch/batch.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <future>
#include <mutex>
#include <thread>

#include "playtest/batch/confidence.h"

namespace hexwright {
namespace {

/// What all threads share.
struct Shared {
  const Game& game;
  const BatchOptions& options;
  const BatchWatch& watch;
  std::atomic<std::uint64_t> begun{0}, done{0};  ///< games
  std::mutex keeping;

  bool is_stopped() const { return watch.stop && *watch.stop; }
};

/// Plays games on one thread.
class Worker {
 public:
  explicit Worker(Shared& shared)
      : shared_(&shared),
        statistics_(shared.game, shared.options.bots),
        match_(shared.game, shared.options.bots) {}

  const Statistics& statistics() const { return statistics_; }

  /// Takes the next game while there is one before `border`. Every game that was begun is played, so those
  /// that are done are always the first ones.
  void play_until(std::uint64_t border) {
    while (!shared_->is_stopped()) {
      std::uint64_t next = shared_->begun;
      while (next < border && !shared_->begun.compare_exchange_weak(next, next + 1)) {
      }
      if (next >= border) return;
      play(shared_->options.first + next);
    }
  }

 private:
  void play(std::uint64_t number) {
    const BatchOptions& options = shared_->options;
    const auto bots = seated(options.bots, number);
    match_.seat(bots);
    tally_ = {};
    log_.clear();
    const auto ending =
        match_.play(options.seed, number, options.most_turns, &tally_, shared_->watch.keep ? &log_ : nullptr);
    statistics_.add(shared_->game, number, bots, ending, tally_);
    ++shared_->done;
    if (!shared_->watch.keep || !(ending.stalled || shared_->watch.keep_all)) return;
    const std::lock_guard lock(shared_->keeping);
    shared_->watch.keep({number, bots, ending, log_});
  }

  Shared* shared_;
  Statistics statistics_;
  Match match_;
  Tally tally_;
  Actions log_;
};

class Clock {
 public:
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

void tell(const Shared& shared, const Clock& clock) {
  if (!shared.watch.progress) return;
  const std::uint64_t done = shared.done, games = shared.options.games;
  const double seconds = clock.seconds();
  const double each = done == 0 ? 0 : seconds / static_cast<double>(done);
  shared.watch.progress({done, games, seconds, each * static_cast<double>(games - done)});
}

/// All workers at once, until every one is done. What one throws goes on from here.
void play_round(std::vector<Worker>& workers, std::uint64_t border, const Shared& shared,
                const Clock& clock) {
  std::vector<std::future<void>> rounds;
  rounds.reserve(workers.size());
  for (Worker& worker : workers)
    rounds.push_back(std::async(std::launch::async, [&worker, border] { worker.play_until(border); }));
  for (auto& round : rounds) {
    while (round.wait_for(std::chrono::milliseconds(200)) != std::future_status::ready) tell(shared, clock);
    round.get();
  }
}

/// Where to look next whether enough was played. Looking costs time, so the more was played the longer it
/// goes on; it must not depend on the threads.
std::uint64_t next_border(const BatchOptions& options, std::uint64_t done) {
  constexpr std::uint64_t least_step = 100;
  if (!options.stop_at) return options.games;
  return std::min(options.games, done + std::max(least_step, done / 10));
}

Statistics sum(const std::vector<Worker>& workers) {
  Statistics all = workers.front().statistics();
  for (std::size_t i = 1; i < workers.size(); ++i) all.merge(workers[i].statistics());
  return all;
}

int threads_for(const BatchOptions& options) {
  if (options.threads > 0) return options.threads;
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

}  // namespace

std::vector<const BotKind*> seated(std::span<const BotKind* const> bots, std::uint64_t game) {
  std::vector<const BotKind*> result(bots.begin(), bots.end());
  std::rotate(result.begin(), result.begin() + static_cast<std::ptrdiff_t>(game % bots.size()), result.end());
  return result;
}

double widest_reach(const Statistics& statistics) {
  double widest = 0;
  const auto look = [&](Statistics::Count wins) {
    widest = std::max(widest, wilson(wins, statistics.decided()).half_width());
  };
  for (const auto wins : statistics.wins_by_seat()) look(wins);
  for (std::size_t kind = 0; kind < statistics.kinds.size(); ++kind)
    if (statistics.kinds.size() > 1) look(statistics.wins_of(kind));
  return widest;
}

BatchResult play_batch(const Game& game, const BatchOptions& options, const BatchWatch& watch) {
  assert(static_cast<int>(options.bots.size()) == game.players());
  const Clock clock;
  Shared shared{game, options, watch, {}, {}, {}};
  std::vector<Worker> workers;
  for (int i = threads_for(options); i > 0; --i) workers.emplace_back(shared);
  BatchResult result{Statistics(game, options.bots)};
  while (shared.begun < options.games) {
    play_round(workers, next_border(options, shared.begun), shared, clock);
    result.statistics = sum(workers);
    if (shared.is_stopped() && shared.begun < options.games) {
      result.ended = BatchResult::Ended::Stopped;
      break;
    }
    if (options.stop_at && widest_reach(result.statistics) <= *options.stop_at) {
      result.ended = BatchResult::Ended::NarrowEnough;
      break;
    }
  }
  tell(shared, clock);
  result.seconds = clock.seconds();
  return result;
}

}  // namespace hexwright
