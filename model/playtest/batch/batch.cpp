#include "model/playtest/batch/batch.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <deque>
#include <future>
#include <mutex>
#include <thread>
#include <utility>

#include "model/playtest/batch/confidence.h"
#include "model/playtest/batch/second_opinion.h"
#include "model/playtest/batch/verdict.h"
#include "model/playtest/bots/openings.h"

namespace hexwright {
namespace {

/// What all threads share.
struct Shared {
  const Game& game;
  const BatchOptions& options;
  const BatchCallbacks& watch;
  const BotKind* opinion = nullptr;
  std::atomic<std::uint64_t> begun{0}, done{0};  ///< games
  std::uint64_t cut = 0;                         ///< games before it are counted apart: see `FirstGames`
  std::mutex keeping;

  bool is_abandoned() const { return watch.abandon && *watch.abandon; }
  bool is_stopped() const { return (watch.stop && *watch.stop) || is_abandoned(); }
};

/// Plays games on one thread.
class Worker {
 public:
  explicit Worker(Shared& shared)
      : early(shared.game, shared.options.bots),
        late(shared.game, shared.options.bots),
        shared_(&shared),
        match_(shared.game, shared.options.bots) {
    if (shared.watch.abandon) match_.set_cancel_flag(*shared.watch.abandon);
  }

  // Of the games that this thread has played, those before `Shared::cut` and the others. Under `counting`, as
  // `Shared::cut` is under that of all workers.
  std::mutex counting;
  Statistics early, late;

  /// Takes the next game while there is one before `border`. Every game that was begun is played, unless all
  /// are given up; so those that are done are the first ones, but for what `play_batch` cuts off then.
  void play_until(std::uint64_t border) {
    while (!shared_->is_stopped()) {
      std::uint64_t next = shared_->begun;
      while (next < border && !shared_->begun.compare_exchange_weak(next, next + 1)) {
      }
      if (next >= border) return;
      play(next);
    }
  }

 private:
  void play(std::uint64_t nth) {
    const BatchOptions& options = shared_->options;
    const std::uint64_t number = options.first + nth;
    const auto bots = seated(options.bots, number);
    match_.seat(bots);
    tally_ = {};
    log_.clear();
    const auto ending =
        match_.play(options.seed, number, options.most_turns, &tally_, shared_->watch.keep ? &log_ : nullptr);
    if (shared_->is_abandoned()) return;
    {
      const std::lock_guard lock(counting);
      (nth < shared_->cut ? early : late).add(shared_->game, number, bots, ending, tally_);
    }
    ++shared_->done;
    if (!shared_->watch.keep || !(ending.stalled || ending.stuck || shared_->watch.keep_all)) return;
    const std::lock_guard lock(shared_->keeping);
    shared_->watch.keep({number, bots, ending, log_});
  }

  Shared* shared_;
  Match match_;
  Tally tally_;
  Actions log_;
};

using Workers = std::deque<Worker>;

/// The statistics of the first games while later ones go on. Games end in any order: so all games before a
/// cut are counted apart, and once they are complete they join the first games, and the next cut is made at
/// the games that have begun by then.
class FirstGames {
 public:
  FirstGames(Shared& shared, Workers& workers)
      : shared_(&shared), workers_(&workers), first_(shared.game, shared.options.bots) {}

  const Statistics& statistics() const { return first_; }

  /// True when more games have joined.
  bool grow() {
    std::vector<std::unique_lock<std::mutex>> locks;
    for (Worker& worker : *workers_) locks.emplace_back(worker.counting);
    auto counted = static_cast<std::uint64_t>(first_.games);
    for (const Worker& worker : *workers_) counted += static_cast<std::uint64_t>(worker.early.games);
    if (counted < shared_->cut) return false;
    const bool grown = counted > static_cast<std::uint64_t>(first_.games);
    const Statistics none(shared_->game, shared_->options.bots);
    for (Worker& worker : *workers_) {
      first_.merge(worker.early);
      worker.early = std::exchange(worker.late, none);
    }
    shared_->cut = shared_->begun;
    return grown;
  }

  /// Of all games. No worker may be at work.
  Statistics with_the_rest() const {
    Statistics all = first_;
    for (const Worker& worker : *workers_) all.merge(worker.early), all.merge(worker.late);
    return all;
  }

 private:
  Shared* shared_;
  Workers* workers_;
  Statistics first_;
};

class Clock {
 public:
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

void report_progress(const Shared& shared, const Clock& clock) {
  if (!shared.watch.progress) return;
  const std::uint64_t done = shared.done, games = shared.options.games;
  const double seconds = clock.seconds();
  const double each = done == 0 ? 0 : seconds / static_cast<double>(done);
  shared.watch.progress({done, games, shared.opinion, seconds, each * static_cast<double>(games - done)});
}

void report(const Shared& shared, FirstGames& first, const Clock& clock) {
  if (shared.watch.snapshot && first.grow()) shared.watch.snapshot(first.statistics());
  report_progress(shared, clock);
}

/// All workers at once, until every one is done. What one throws goes on from here.
void play_round(Workers& workers, std::uint64_t border, const Shared& shared, FirstGames& first,
                const Clock& clock) {
  std::vector<std::future<void>> rounds;
  rounds.reserve(workers.size());
  for (Worker& worker : workers)
    rounds.push_back(std::async(std::launch::async, [&worker, border] { worker.play_until(border); }));
  for (auto& round : rounds) {
    while (round.wait_for(std::chrono::milliseconds(200)) != std::future_status::ready)
      report(shared, first, clock);
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

namespace {

/// Without study and further opinions.
BatchResult play_games(const Game& game, const BatchOptions& options, const BatchCallbacks& watch,
                       const BotKind* opinion) {
  const Clock clock;
  Shared shared{game, options, watch, opinion, {}, {}, 0, {}};
  Workers workers;
  for (int i = threads_for(options); i > 0; --i) workers.emplace_back(shared);
  FirstGames first(shared, workers);
  BatchResult result{Statistics(game, options.bots)};
  while (shared.begun < options.games) {
    play_round(workers, next_border(options, shared.begun), shared, first, clock);
    if (shared.is_abandoned()) {
      first.grow();
      result = {first.statistics(), BatchResult::Ended::Stopped, clock.seconds()};
      return result;
    }
    result.statistics = first.with_the_rest();
    if (shared.is_stopped() && shared.begun < options.games) {
      result.ended = BatchResult::Ended::Stopped;
      break;
    }
    if (options.stop_at && widest_reach(result.statistics) <= *options.stop_at) {
      result.ended = BatchResult::Ended::NarrowEnough;
      break;
    }
  }
  if (watch.snapshot && result.statistics.games > first.statistics().games) watch.snapshot(result.statistics);
  report_progress(shared, clock);
  result.seconds = clock.seconds();
  return result;
}

/// What others make of the map, after a batch that came to its end.
void hear_opinions(const Game& game, const BatchOptions& options, const BatchCallbacks& watch,
                   BatchResult& heard) {
  const Clock clock;
  std::vector<double> seconds_a_game;
  BatchCallbacks quiet;
  quiet.stop = watch.stop;
  quiet.abandon = watch.abandon;
  quiet.progress = watch.progress;
  const auto plans = opinion_plans(options, static_cast<std::uint64_t>(heard.statistics.games));
  if (!plans.empty()) study_openings(game, options.study, threads_for(options), watch.stop);
  const auto play = [&](std::size_t opinion, std::uint64_t first,
                        std::uint64_t games) -> std::optional<Statistics> {
    BatchOptions further = options;
    further.bots.assign(options.bots.size(), plans[opinion].bot);
    further.first = options.first + first;
    further.games = games;
    further.stop_at = std::nullopt;
    BatchResult result = play_games(game, further, quiet, plans[opinion].bot);
    if (result.ended == BatchResult::Ended::Stopped) return std::nullopt;
    return std::move(result.statistics);
  };
  for (std::size_t i = 0; i < plans.size(); ++i) {
    const double begin = clock.seconds();
    auto opinion = play(i, 0, plans[i].games);
    if (!opinion) return heard.opinions.clear();
    heard.opinions.push_back(std::move(*opinion));
    seconds_a_game.push_back((clock.seconds() - begin) / static_cast<double>(plans[i].games));
  }
  if (options.settle <= 0 || plans.empty()) return;
  settle_seats(
      heard, options.settle, std::move(seconds_a_game), [&] { return clock.seconds(); },
      [&](std::size_t opinion, std::uint64_t games) {
        return play(opinion, static_cast<std::uint64_t>(heard.opinions[opinion].games), games);
      });
}

/// Bots of several kinds are compared with each other: each founds as well as it can then.
bool is_about_seats(const BatchOptions& options) {
  const BotKind* first = options.bots.front();
  return first->founds_by_openings && std::all_of(options.bots.begin(), options.bots.end(),
                                                  [&](const BotKind* bot) { return bot == first; });
}

}  // namespace

BatchResult play_batch(const Game& game, const BatchOptions& options, const BatchCallbacks& watch) {
  assert(static_cast<int>(options.bots.size()) == game.players());
  const Clock clock;
  study_openings(game, is_about_seats(options) ? options.study : 0, threads_for(options), watch.stop);
  BatchResult result = play_games(game, options, watch, nullptr);
  result.seconds = clock.seconds();
  if (options.second_opinion && result.ended != BatchResult::Ended::Stopped)
    hear_opinions(game, options, watch, result);
  return result;
}

}  // namespace hexwright
