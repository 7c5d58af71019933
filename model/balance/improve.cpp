#include "model/balance/improve.h"

#include <algorithm>
#include <chrono>

#include "model/balance/board_player.h"
#include "model/balance/boards.h"
#include "model/balance/swaps.h"
#include "model/board/index.h"
#include "model/generate/layout.h"

namespace hexwright {
namespace {

/// Games of one job: they are played side by side.
constexpr int piece = 500;

struct Candidate {
  Swap swap;
  Layout layout;
  Played played;  ///< by which it is chosen
};

/// A round: so many stay for it, and are played so often.
struct Round {
  std::size_t candidates = 0;
  int games = 0, study = 0;
};

/// Three times the games for a third of the candidates, until a few are left; then the games that count.
std::vector<Round> rounds_for(const BalanceOptions& options, std::size_t candidates) {
  std::vector<Round> rounds;
  int games = std::max(1, options.games / 9);
  for (std::size_t left = candidates; left > at(2 * most_improvements); left = (left + 2) / 3, games *= 3)
    rounds.push_back({left, games, std::min(options.study, games)});
  rounds.push_back({most_improvements, options.verdict_games, options.study});
  return rounds;
}

class Search {
 public:
  Search(const MapView& map, const BalanceOptions& options, std::vector<Candidate> candidates, int threads,
         const BalanceCallbacks& watch)
      : map_(map),
        options_(options),
        candidates_(std::move(candidates)),
        player_(options),
        threads_(threads),
        watch_(watch),
        rounds_(rounds_for(options, candidates_.size())) {}

  /// The map's own games of the last round; none once it was stopped.
  std::optional<Played> run() {
    Played of_map;
    for (round_ = 0; round_ < rounds_.size(); ++round_) {
      const Round& round = rounds_[round_];
      keep(round.candidates);
      const bool is_last = round_ + 1 == rounds_.size();
      // Chosen by what was played so far; judged by what comes now.
      if (is_last)
        for (Candidate& each : candidates_) each.played = {};
      auto jobs = jobs_for(round, is_last);
      player_.play(
          jobs, [this](const BalanceJob& job) { return scenario_for(job); }, round.study, threads_,
          watch_.stop, [this](double share) { report(share); });
      if (watch_.stop && *watch_.stop) return std::nullopt;
      for (const BalanceJob& job : jobs)
        (job.board == BalanceJob::the_map ? of_map : candidates_[job.board].played) += *job.played;
      player_.keep_only({});
    }
    return of_map;
  }

  const std::vector<Candidate>& candidates() const { return candidates_; }

 private:
  void keep(std::size_t most) {
    if (round_ == 0) return;
    std::ranges::stable_sort(
        candidates_, {}, [this](const Candidate& each) { return score(options_.goal, each.played).value; });
    if (candidates_.size() > most) candidates_.resize(most);
  }

  std::vector<BalanceJob> jobs_for(const Round& round, bool with_the_map) {
    std::vector<BalanceJob> jobs;
    const auto add = [&](std::uint32_t board) {
      for (int first = 0; first < round.games; first += piece)
        jobs.push_back({.board = board,
                        .first = next_game_ + at(first),
                        .games = at(std::min(piece, round.games - first))});
    };
    for (std::size_t i = 0; i < candidates_.size(); ++i) add(static_cast<std::uint32_t>(i));
    if (with_the_map) add(BalanceJob::the_map);
    next_game_ += at(round.games);
    return jobs;
  }

  Scenario scenario_for(const BalanceJob& job) const {
    return job.board == BalanceJob::the_map ? map_.scenario()
                                            : scenario_of(map_, candidates_[job.board].layout);
  }

  static double effort(const Round& round) {
    return static_cast<double>(round.candidates) * (round.games + round.study);
  }
  void report(double share) const {
    if (!watch_.progress) return;
    double before = 0, all = 0;
    for (std::size_t i = 0; i < rounds_.size(); ++i) {
      all += effort(rounds_[i]);
      before += i < round_ ? effort(rounds_[i]) : 0;
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count();
    const double done = (before + share * effort(rounds_[round_])) / all;
    watch_.progress({.stage = BalanceStage::Settlers,
                     .round = static_cast<int>(round_) + 1,
                     .rounds = static_cast<int>(rounds_.size()),
                     .boards = static_cast<int>(candidates_.size()),
                     .done = done,
                     .seconds = seconds,
                     .seconds_left = done > 0 ? seconds * (1 - done) / done : 0});
  }

  const MapView& map_;
  const BalanceOptions& options_;
  std::vector<Candidate> candidates_;
  BoardPlayer player_;
  int threads_;
  const BalanceCallbacks& watch_;
  std::vector<Round> rounds_;
  std::size_t round_ = 0;
  std::uint64_t next_game_ = 0;
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

/// So many of them, each set as likely; in the order in which they were found.
void choose_at_random(std::vector<Swap>& swaps, int most, std::uint64_t seed) {
  Random random(seed, ~std::uint64_t{0} - 1);
  while (swaps.size() > at(most))
    swaps.erase(swaps.begin() +
                static_cast<std::ptrdiff_t>(random.below(static_cast<std::uint32_t>(swaps.size()))));
}

}  // namespace

Outcome<Improvements> improve(const Scenario& scenario, const BalanceOptions& options, int threads,
                              const BalanceCallbacks& watch) {
  if (const auto errors = playability_errors(scenario, options.play); !errors.empty())
    return Refusal{errors.front()};
  const int players = options.play.players > 0 ? options.play.players : scenario.details.max_players;
  if (const auto why = obstacle(options.goal, players)) return *why;
  const MapView map(scenario);
  const auto maker = BoardMaker::of(map, options);
  if (const auto* refusal = maker.refusal()) return *refusal;
  auto swaps = maker.value().single_changes(watch.stop);
  const bool stopped = watch.stop && *watch.stop;
  if (swaps.empty() && !stopped)
    return refuse(
        N_("no two places can change what lies there: what is dealt at set-up has no place yet, and "
           "wishes, rules or locked hexes forbid the rest"));
  Improvements found;
  found.possible = static_cast<int>(swaps.size());
  choose_at_random(swaps, std::max(1, options.boards), options.seed);
  found.tried = static_cast<int>(swaps.size());
  const Layout now = layout_of(map);
  std::vector<Candidate> candidates;
  for (const Swap& swap : swaps) {
    candidates.push_back({swap, now, {}});
    Exchange::apply(swap, candidates.back().layout);
  }
  Search search(map, options, std::move(candidates), threads, watch);
  const auto of_map = search.run();
  if (!of_map) return found;
  found.is_complete = true;
  found.map = *of_map;
  found.score = score(options.goal, found.map);
  for (const Candidate& each : search.candidates()) {
    const Score now_so = score(options.goal, each.played);
    if (now_so.value >= found.score.value) continue;
    found.best.push_back({each.swap, words_of(each.swap, map, now),
                          maker.value().exchange().edits_for(each.layout), each.played, now_so});
  }
  std::ranges::stable_sort(found.best, {}, [](const Improvement& each) { return each.score.value; });
  return found;
}

}  // namespace hexwright
