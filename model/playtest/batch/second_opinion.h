#pragma once

#include <vector>

#include "model/playtest/batch/batch.h"

namespace hexwright {

/// Who plays so many further games of a batch, in all seats.
struct OpinionPlan {
  const BotKind* bot;
  std::uint64_t games = 0;
};

/// Who else plays, so that a verdict on the seats does not rest on the habits of one kind of bot: another
/// kind, and settlers with other openings. None beside less than `least_games_for_opinions`, from which no
/// verdict can be made anyway.
std::vector<OpinionPlan> opinion_plans(const BatchOptions& options);
inline constexpr std::uint64_t least_games_for_opinions = 100;

}  // namespace hexwright
