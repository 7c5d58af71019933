#include "model/balance/work.h"

#include <algorithm>
#include <chrono>

#include "model/balance/swaps.h"
#include "model/board/index.h"

namespace hexwright {
namespace {

// Games of one job.
constexpr int settlers_piece = 500, strategists_piece = 4;

}  // namespace

Balancer::Work::Work(Scenario scenario, BalanceState state)
    : scenario_(std::move(scenario)),
      map_(scenario_),
      state_(std::move(state)),
      rounds_(rounds_of(state_.options)),
      player_(state_.options) {}

std::optional<Refusal> Balancer::Work::prepare() {
  const BalanceOptions& options = state_.options;
  if (const auto errors = playability_errors(scenario_, options.play); !errors.empty())
    return Refusal{errors.front()};
  const int players = options.play.players > 0 ? options.play.players : scenario_.details.max_players;
  if (auto why = obstacle(options.goal, players)) return why;
  if (options.archive && (*options.archive)[0] == (*options.archive)[1])
    return refuse(N_("an archive needs two different measures"));
  auto maker = BoardMaker::of(map_, options);
  if (const auto* refusal = maker.refusal()) return *refusal;
  maker_.emplace(std::move(maker).value());
  return std::nullopt;
}

std::optional<Refusal> Balancer::Work::misfit() const {
  const Refusal other_map =
      refuse(N_("the state of the balancing is of another map, or the map has changed since; begin anew"));
  for (const BalanceBoard& board : state_.boards) {
    if (board.layout.terrain.count() != map_.board().hex_count() ||
        board.layout.number.count() != map_.board().hex_count() ||
        board.layout.harbor.size() != map_.harbors().size() ||
        board.layout.face_down.size() != map_.stacks().size())
      return other_map;
    if (!playability_errors(scenario_with(board.layout), state_.options.play).empty()) return other_map;
  }
  for (const BalanceJob& job : state_.jobs) {
    const auto is_of = [&](const BalanceBoard& board) { return board.number == job.board; };
    if (job.board != BalanceJob::the_map && std::ranges::none_of(state_.boards, is_of)) return other_map;
    if (!job.without) continue;
    if (state_.stage != BalanceStage::Explanation || state_.boards.empty() ||
        *job.without >= swaps_between(layout_of(map_), state_.boards.front().layout).size())
      return other_map;
  }
  if (state_.round < 0 || at(state_.round) >= rounds_.size()) return other_map;
  if (state_.boards.empty() && state_.stage != BalanceStage::Boards) return other_map;
  return std::nullopt;
}

std::optional<Refusal> Balancer::Work::work(int threads, const BalanceCallbacks& watch) {
  const auto start = std::chrono::steady_clock::now();
  std::optional<double> begun;
  const auto report = [&](double share) {
    if (!watch.progress) return;
    BalanceProgress progress{state_.stage, state_.round + 1, static_cast<int>(rounds_known()),
                             static_cast<int>(state_.boards.size())};
    progress.done =
        state_.stage == BalanceStage::Done
            ? 1
            : (effort_before() + share * effort_of_stage(state_.stage, at(state_.round))) / effort_of_all();
    // Rounds that turn out to be needed add to the work.
    progress.done = reported_ = std::max(reported_, progress.done);
    if (!begun) begun = progress.done;
    progress.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (progress.done > *begun)
      progress.seconds_left = progress.seconds * (1 - progress.done) / (progress.done - *begun);
    watch.progress(progress);
  };
  while (state_.stage != BalanceStage::Done && !(watch.stop && *watch.stop)) {
    if (std::ranges::all_of(state_.jobs, [](const BalanceJob& job) { return job.played.has_value(); })) {
      report(state_.stage == BalanceStage::Boards ? 0 : 1);
      if (auto refusal = advance(watch.stop)) return refusal;
      player_.keep_only(state_.jobs);
      if (watch.round) watch.round(state_);
      continue;
    }
    player_.play(
        state_.jobs, [this](const BalanceJob& job) { return scenario_of_job(job); }, study(), threads,
        watch.stop, report);
  }
  report(0);
  return std::nullopt;
}

std::optional<Refusal> Balancer::Work::advance(const std::atomic<bool>* stop) {
  if (state_.stage == BalanceStage::Boards) return make_boards(stop);
  count_jobs();
  switch (state_.stage) {
    case BalanceStage::Settlers:
      next_round();
      break;
    case BalanceStage::Strategists:
      begin_verdict();
      break;
    case BalanceStage::Verdict:
      begin_explanation();
      break;
    case BalanceStage::Boards:
    case BalanceStage::Explanation:
    case BalanceStage::Done:
      state_.stage = BalanceStage::Done;
      break;
  }
  return std::nullopt;
}

std::optional<Refusal> Balancer::Work::make_boards(const std::atomic<bool>* stop) {
  auto boards = maker_->first(rounds_.front().children, stop);
  if (const auto* refusal = boards.refusal()) return *refusal;
  for (Layout& layout : boards.value()) add_board(std::move(layout));
  if (state_.boards.empty()) return std::nullopt;  // stopped
  state_.stage = BalanceStage::Settlers;
  begin_round();
  return std::nullopt;
}

void Balancer::Work::add_board(Layout layout) {
  BalanceBoard board;
  board.number = state_.made++;
  board.layout = std::move(layout);
  state_.boards.push_back(std::move(board));
}

Played& Balancer::Work::counted_for(const BalanceJob& job) {
  if (job.without) {
    if (state_.without.size() <= *job.without) state_.without.resize(*job.without + 1U);
    return state_.without[*job.without];
  }
  if (job.board == BalanceJob::the_map) return job.strategists ? state_.map_strategists : state_.map_settlers;
  BalanceBoard& board = *board_of(job.board);
  if (state_.stage == BalanceStage::Verdict)
    return job.strategists ? board.fresh_strategists : board.fresh_settlers;
  return job.strategists ? board.strategists : board.settlers;
}

void Balancer::Work::count_jobs() {
  for (const BalanceJob& job : state_.jobs) {
    counted_for(job) += *job.played;
    state_.next_game = std::max(state_.next_game, job.first + job.games);
  }
  state_.jobs.clear();
}

BalanceBoard* Balancer::Work::board_of(std::uint32_t number) {
  const auto found = std::ranges::find(state_.boards, number, &BalanceBoard::number);
  return found == state_.boards.end() ? nullptr : &*found;
}

void Balancer::Work::next_round() {
  if (state_.options.archive) place_in_cells();
  const auto next = at(state_.round) + 1;
  if (next < rounds_.size()) keep_best(state_.options, state_.boards, rounds_[next].keep);
  if (next == rounds_.size() ||
      (rounds_[next].is_further && !is_surely_off(state_.options.goal, state_.boards)))
    return begin_strategists();
  ++state_.round;
  const RacePlan& plan = rounds_[next];
  add_children(plan.children);
  begin_round();
}

void Balancer::Work::add_children(int count) {
  const std::size_t parents = state_.boards.size();
  // In further rounds the better half of few boards has all of them.
  const std::size_t fertile = rounds_[at(state_.round)].is_further ? (parents + 1) / 2 : parents;
  for (int i = 0; i < count; ++i) {
    Layout child = maker_->child(state_.boards[at(i) % fertile].layout, state_.made);
    const bool is_new =
        std::ranges::none_of(state_.boards, [&](const BalanceBoard& board) { return board.layout == child; });
    if (is_new)
      add_board(std::move(child));
    else
      ++state_.made;
  }
}

void Balancer::Work::begin_round() {
  const RacePlan& plan = rounds_[at(state_.round)];
  for (const BalanceBoard& board : state_.boards)
    if (!plan.is_further || board.settlers.games == 0) add_jobs(board.number, false, plan.games, plan.games);
}

std::size_t Balancer::Work::rounds_known() const {
  const auto usual = std::ranges::count(rounds_, false, &RacePlan::is_further);
  return std::max(static_cast<std::size_t>(usual), at(state_.round) + 1);
}

void Balancer::Work::add_jobs(std::uint32_t board, bool strategists, int games, int piece,
                              std::optional<std::uint32_t> without) {
  for (int done = 0; done < games; done += piece) {
    BalanceJob job{board, strategists, state_.next_game + at(done), at(std::min(piece, games - done))};
    job.without = without;
    state_.jobs.push_back(job);
  }
}

void Balancer::Work::begin_strategists() {
  const BalanceOptions& options = state_.options;
  state_.stage = BalanceStage::Strategists;
  if (options.archive) {
    keep_best(options, state_.boards, static_cast<int>(state_.boards.size()));
    std::vector<std::array<int, 2>> taken;
    std::erase_if(state_.boards, [&](const BalanceBoard& board) {
      if (!board.cell || std::ranges::find(taken, *board.cell) != taken.end()) return true;
      taken.push_back(*board.cell);
      return false;
    });
    return begin_verdict();
  }
  keep_best(options, state_.boards, options.finalists);
  for (const BalanceBoard& board : state_.boards)
    add_jobs(board.number, true, options.strategist_games, strategists_piece);
  if (state_.jobs.empty()) begin_verdict();
}

void Balancer::Work::begin_verdict() {
  const BalanceOptions& options = state_.options;
  state_.stage = BalanceStage::Verdict;
  keep_best(options, state_.boards, static_cast<int>(state_.boards.size()));
  const auto add = [&](std::uint32_t board) {
    add_jobs(board, false, options.verdict_games, settlers_piece);
  };
  add(BalanceJob::the_map);
  if (options.archive) {
    for (const BalanceBoard& board : state_.boards) add(board.number);
    return;
  }
  add(state_.boards.front().number);
  for (const std::uint32_t board : {BalanceJob::the_map, state_.boards.front().number})
    add_jobs(board, true, options.verdict_strategist_games, strategists_piece);
}

void Balancer::Work::begin_explanation() {
  state_.stage = BalanceStage::Explanation;
  if (state_.options.archive) return;
  const BalanceBoard& winner = state_.boards.front();
  const auto swaps = swaps_between(layout_of(map_), winner.layout);
  const std::size_t count = std::min(swaps.size(), at(std::max(0, state_.options.explained)));
  for (std::size_t i = 0; i < count; ++i)
    add_jobs(winner.number, false, state_.options.verdict_games, settlers_piece,
             static_cast<std::uint32_t>(i));
}

int Balancer::Work::study() const {
  return state_.stage == BalanceStage::Settlers ? rounds_[at(state_.round)].study : state_.options.study;
}

Scenario Balancer::Work::scenario_of_job(const BalanceJob& job) const {
  if (job.board == BalanceJob::the_map) return scenario_;
  const auto board = std::ranges::find(state_.boards, job.board, &BalanceBoard::number);
  Layout layout = board->layout;
  if (job.without) Exchange::apply(swaps_between(layout_of(map_), layout)[*job.without], layout);
  return scenario_with(layout);
}

Scenario Balancer::Work::scenario_with(const Layout& layout) const {
  Scenario scenario = scenario_;
  apply_edits(scenario, maker_->exchange().edits_for(layout));
  return scenario;
}

}  // namespace hexwright
