#pragma once

#include <vector>

#include "model/balance/state.h"

namespace hexwright {

/// A round of settlers' games.
struct RacePlan {
  int keep = 0;      ///< boards that stay from the round before
  int children = 0;  ///< boards that are bred from these
  int games = 0;     ///< on each
  int study = 0;     ///< before them: as for a usual playtest of so many games, at most as the options say
  /// Only where the best board is surely off the goal still; the children alone are played then, those that
  /// stay are known well.
  bool is_further = false;
};
/// The rounds after which the finalists are left, and further ones that are played where these were too few.
/// Boards with fewer games than others have had are played as often in their first round as those that begin.
std::vector<RacePlan> rounds_of(const BalanceOptions& options);

/// Whether chance hardly explains how far the best of the boards is from a goal that a board can be expected
/// to meet: chosen shares of the seats. Other goals are never met to a hair.
bool is_surely_off(const BalanceGoal& goal, const std::vector<BalanceBoard>& boards);

/// How a board ranks by what was played on it; the lower the better. Not the score alone: of boards that look
/// alike the one is better of which more is known. What strategists see is too rough to choose by, but where
/// they surely see a board off the goal that counts as much as what settlers see.
double rank_of(const BalanceGoal& goal, const BalanceBoard& board);

/// Puts the best first, each cell's own elite before others in an archive, and leaves so many.
void keep_best(const BalanceOptions& options, std::vector<BalanceBoard>& boards, int keep);

}  // namespace hexwright
