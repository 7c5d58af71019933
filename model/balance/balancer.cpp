#include "model/balance/balancer.h"

#include <algorithm>
#include <cmath>

#include "model/balance/swaps.h"
#include "model/balance/work.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

/// So many standard errors, and chance hardly explains it.
constexpr double sure = 1.96;

std::string figure(double number) {
  const auto tenths = static_cast<long>(std::lround(10 * number));
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

/// Of the seat that it changed most.
std::optional<Message> effect_of(const std::vector<double>& points, double error) {
  const auto most = std::ranges::max_element(points, {}, [](double each) { return std::abs(each); });
  if (most == points.end() || std::abs(*most) < sure * error) return std::nullopt;
  const auto seat = std::to_string(most - points.begin() + 1);
  return *most > 0 ? Message{N_("seat {0} gained {1} percentage points of the wins"), {seat, figure(*most)}}
                   : Message{N_("seat {0} lost {1} percentage points of the wins"), {seat, figure(-*most)}};
}

void measure_effect(BalanceSwap& swap, const Played& with, const Played& without) {
  if (with.decided == 0 || without.decided == 0) return;
  double variance = 0;
  for (std::size_t seat = 0; seat < with.wins.size(); ++seat) {
    swap.points.push_back(100 * (with.share(seat) - without.share(seat)));
    for (const Played* played : {&with, &without}) {
      const double share = played->share(seat);
      variance = std::max(variance, 2 * 1e4 * share * (1 - share) / static_cast<double>(played->decided));
    }
  }
  swap.error = std::sqrt(variance);
  swap.effect = effect_of(swap.points, swap.error);
}

std::vector<BalanceSwap> swaps_of(const MapView& map, const BalanceState& state) {
  std::vector<BalanceSwap> described;
  if (state.options.archive || state.boards.empty()) return described;
  const BalanceBoard& winner = state.boards.front();
  const auto swaps = swaps_between(layout_of(map), winner.layout);
  for (std::size_t i = 0; i < swaps.size(); ++i) {
    Layout back = winner.layout;
    Exchange::apply(swaps[i], back);
    BalanceSwap swap{swaps[i], words_of(swaps[i], map, back)};
    if (i < state.without.size()) measure_effect(swap, winner.fresh_settlers, state.without[i]);
    described.push_back(std::move(swap));
  }
  std::ranges::stable_sort(described, std::greater<>(), [](const BalanceSwap& swap) {
    double most = -1;
    for (const double each : swap.points) most = std::max(most, std::abs(each));
    return most;
  });
  return described;
}

BalancedBoard described(const MapView& map, const Exchange& exchange, const BalanceState& state,
                        const BalanceBoard& board) {
  BalancedBoard found;
  found.number = board.number;
  found.layout = board.layout;
  found.edits = exchange.edits_for(board.layout);
  // It is no longer the board that was dealt.
  if (!found.edits.empty() && map.scenario().generation.dealt) found.edits.push_back(SetDealt{});
  found.score = score(state.options.goal, board.settlers);
  found.settlers = board.settlers;
  found.strategists = board.strategists;
  found.fresh_settlers = board.fresh_settlers;
  found.fresh_strategists = board.fresh_strategists;
  found.cell = board.cell;
  if (state.options.archive)
    for (const Measure measure : *state.options.archive)
      found.measures.push_back(measured(measure, map, board.layout, board.settlers));
  return found;
}

}  // namespace

std::string cell_name(const BalancedBoard& board) {
  if (!board.cell) return {};
  const auto [column, row] = *board.cell;
  return std::to_string(column + 1) + "-" + std::to_string(row + 1);
}

BalanceResult result_of(const Scenario& scenario, const BalanceState& state) {
  BalanceResult result;
  result.is_complete = state.stage == BalanceStage::Done;
  result.map_settlers = state.map_settlers;
  result.map_strategists = state.map_strategists;
  const MapView map(scenario);
  const auto exchange = Exchange::of(map, state.options.freedom);
  if (exchange.refusal() || state.boards.empty()) return result;
  BalanceState ranked = state;
  const bool in_order = state.stage == BalanceStage::Verdict || state.stage == BalanceStage::Explanation ||
                        state.stage == BalanceStage::Done;
  if (!in_order) {
    // Nothing is known of boards that have not been played yet.
    std::erase_if(ranked.boards, [](const BalanceBoard& board) { return board.settlers.games == 0; });
    keep_best(state.options, ranked.boards, static_cast<int>(ranked.boards.size()));
  }
  for (const BalanceBoard& board : ranked.boards)
    result.boards.push_back(described(map, exchange.value(), state, board));
  result.swaps = swaps_of(map, ranked);
  return result;
}

Balancer::Balancer(std::unique_ptr<Work> work) : work_(std::move(work)) {}
Balancer::~Balancer() = default;

Outcome<std::unique_ptr<Balancer>> Balancer::begin(const Scenario& scenario, const BalanceOptions& options) {
  BalanceState state;
  state.options = options;
  // What is locked when it begins stays so, whatever becomes of the locks before it is resumed.
  const auto& locked = scenario.generation.locked;
  state.options.freedom.locked.insert(locked.begin(), locked.end());
  return resume(scenario, std::move(state));
}

Outcome<std::unique_ptr<Balancer>> Balancer::resume(const Scenario& scenario, BalanceState state) {
  auto work = std::make_unique<Work>(scenario, std::move(state));
  if (auto refusal = work->prepare()) return *refusal;
  if (auto refusal = work->misfit()) return *refusal;
  return std::unique_ptr<Balancer>(new Balancer(std::move(work)));
}

std::optional<Refusal> Balancer::work(int threads, const BalanceCallbacks& watch) {
  return work_->work(threads, watch);
}
bool Balancer::is_done() const { return work_->state().stage == BalanceStage::Done; }
const BalanceState& Balancer::state() const { return work_->state(); }
BalanceResult Balancer::result() const { return result_of(work_->scenario(), work_->state()); }

}  // namespace hexwright
