#include <algorithm>

#include "model/balance/work.h"
#include "model/board/index.h"

namespace hexwright {
namespace {

/// What making a board costs, in games of settlers.
constexpr double making = 20;

}  // namespace

double Balancer::Work::effort_of_stage(BalanceStage stage, std::size_t round) const {
  const BalanceOptions& options = state_.options;
  const double study = options.study;
  switch (stage) {
    case BalanceStage::Boards:
      return making * options.boards;
    case BalanceStage::Settlers: {
      const RacePlan& plan = rounds_[round];
      const bool is_known = round > 0 && rounds_[round - 1].study == plan.study;
      const int studied = plan.children + (is_known ? 0 : plan.keep);
      const int played = plan.children + (plan.is_further ? 0 : plan.keep);
      return plan.games * static_cast<double>(played) + plan.study * studied;
    }
    case BalanceStage::Strategists:
      if (options.archive) return 0;
      return options.finalists * (study + strategist_effort * options.strategist_games);
    case BalanceStage::Verdict:
      if (options.archive) return (options.verdict_games + study) * options.cells * options.cells;
      return 2 * (study + options.verdict_games + strategist_effort * options.verdict_strategist_games);
    case BalanceStage::Explanation:
      return options.archive ? 0 : options.explained * (study + options.verdict_games);
    case BalanceStage::Done:
      break;
  }
  return 0;
}

double Balancer::Work::effort_before() const {
  double sum = 0;
  for (const BalanceStage stage : {BalanceStage::Boards, BalanceStage::Settlers, BalanceStage::Strategists,
                                   BalanceStage::Verdict, BalanceStage::Explanation}) {
    const bool is_now = stage == state_.stage;
    if (stage != BalanceStage::Settlers) {
      if (is_now) break;
      sum += effort_of_stage(stage, 0);
      continue;
    }
    const std::size_t rounds = is_now ? at(state_.round) : rounds_known();
    for (std::size_t round = 0; round < rounds; ++round) sum += effort_of_stage(stage, round);
    if (is_now) break;
  }
  return sum;
}

double Balancer::Work::effort_of_all() const {
  double sum = 0;
  for (const BalanceStage stage :
       {BalanceStage::Boards, BalanceStage::Strategists, BalanceStage::Verdict, BalanceStage::Explanation})
    sum += effort_of_stage(stage, 0);
  for (std::size_t round = 0; round < rounds_known(); ++round)
    sum += effort_of_stage(BalanceStage::Settlers, round);
  return sum;
}

/// Limits such that each row and each column gets about as many of the boards that began.
void Balancer::Work::set_borders() {
  for (std::size_t axis = 0; axis < state_.borders.size(); ++axis) {
    std::vector<double> values;
    for (const BalanceBoard& board : state_.boards)
      values.push_back(measured((*state_.options.archive)[axis], map_, board.layout, board.settlers));
    std::ranges::sort(values);
    auto& borders = state_.borders[axis];
    for (int cell = 1; cell < state_.options.cells; ++cell) {
      const double border = values[values.size() * at(cell) / at(state_.options.cells)];
      if (border > values.front() && (borders.empty() || border > borders.back())) borders.push_back(border);
    }
  }
}

void Balancer::Work::place_in_cells() {
  if (state_.round == 0) set_borders();
  for (BalanceBoard& board : state_.boards) {
    std::array<int, 2> cell{};
    for (std::size_t axis = 0; axis < cell.size(); ++axis) {
      const double value = measured((*state_.options.archive)[axis], map_, board.layout, board.settlers);
      const auto& borders = state_.borders[axis];
      cell[axis] = static_cast<int>(std::ranges::upper_bound(borders, value) - borders.begin());
    }
    board.cell = cell;
  }
}

}  // namespace hexwright
