#pragma once

#include <vector>

#include "model/playtest/batch/batch.h"

namespace hexwright {

/// Who plays so many further games of a batch, in all seats.
struct OpinionPlan {
  const BotKind* bot;
  std::uint64_t games = 0;
};

/// Who else plays after a batch of so many games, so that a verdict on the seats does not rest on the habits
/// of one kind of bot: another kind, and settlers with other openings. Nobody after less than
/// `least_games_for_opinions`, of which no verdict can be made anyway.
std::vector<OpinionPlan> opinion_plans(const BatchOptions& options, std::uint64_t played);
inline constexpr std::uint64_t least_games_for_opinions = 100;

}  // namespace hexwright
