#include "model/balance/race.h"

#include <algorithm>
#include <map>

#include "model/board/index.h"

namespace hexwright {
namespace {

/// Each takes about a fifteenth of the time of all before.
constexpr std::size_t most_further = 6;
/// So many standard errors, and chance hardly explains it.
constexpr double beyond_chance = 2;

}  // namespace

std::vector<RacePlan> rounds_of(const BalanceOptions& options) {
  const int first = std::max(2, options.boards / 2), bred = std::max(0, options.boards - first);
  const int parents = std::max(options.finalists, options.archive ? first : first / 4);
  const auto round = [&](int keep, int children, int games) {
    const int study = std::min(options.study, static_cast<int>(usual_study(at(games))));
    return RacePlan{keep, children, games, study, false};
  };
  std::vector<RacePlan> rounds{round(0, first, options.games),
                               round(std::min(parents, first), bred / 2, options.games),
                               round(std::min(parents, first), bred - bred / 2, options.games)};
  const int most = options.archive ? options.cells * options.cells : options.finalists;
  int games = options.games, left = rounds.back().keep + rounds.back().children;
  while (left > most) {
    left = std::max(most, left / 2);
    games *= 2;
    rounds.push_back(round(left, 0, games));
  }
  if (options.archive || bred == 0) return rounds;
  RacePlan further = round(options.finalists, options.finalists, games);
  further.is_further = true;
  rounds.insert(rounds.end(), most_further, further);
  return rounds;
}

bool is_surely_off(const BalanceGoal& goal, const std::vector<BalanceBoard>& boards) {
  if (goal.kind != GoalKind::EqualSeats && goal.kind != GoalKind::SeatShares) return false;
  const auto is_off = [&](const BalanceBoard& board) {
    const Score settlers = score(goal, board.settlers);
    return settlers.value > beyond_chance * settlers.error;
  };
  return std::ranges::all_of(boards, is_off);
}

double rank_of(const BalanceGoal& goal, const BalanceBoard& board) {
  const Score settlers = score(goal, board.settlers);
  double rank = settlers.value + settlers.error;
  if (board.strategists.games > 0) {
    const Score strategists = score(goal, board.strategists);
    rank += std::max(0.0, strategists.value - 2 * strategists.error);
  }
  return rank;
}

void keep_best(const BalanceOptions& options, std::vector<BalanceBoard>& boards, int keep) {
  std::ranges::stable_sort(boards, {}, [&](const BalanceBoard& board) {
    return std::pair(rank_of(options.goal, board), board.number);
  });
  if (options.archive) {
    // By turns: the best of each cell, then the second of each, so that no cell is emptied by others.
    std::map<std::array<int, 2>, int> before;
    std::vector<std::pair<int, BalanceBoard>> by_turn;
    for (BalanceBoard& board : boards) {
      const int turn = board.cell ? before[*board.cell]++ : 0;
      by_turn.emplace_back(turn, std::move(board));
    }
    std::ranges::stable_sort(by_turn, {}, &std::pair<int, BalanceBoard>::first);
    boards.clear();
    for (auto& [turn, board] : by_turn) boards.push_back(std::move(board));
  }
  if (boards.size() > at(keep)) boards.resize(at(keep));
}

}  // namespace hexwright
