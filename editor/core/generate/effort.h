#pragma once

#include <array>
#include <cstdint>

#include "model/balance/state.h"

namespace hexwright {

/// How long a designer wants to wait for a balanced board.
enum class BalanceEffort : std::uint8_t { Glance, Usual, Thorough };
inline constexpr std::array all_balance_efforts{BalanceEffort::Glance, BalanceEffort::Usual,
                                                BalanceEffort::Thorough};
const char* title(BalanceEffort effort);

/// The options with as many boards and games as that takes.
BalanceOptions with_effort(BalanceOptions options, BalanceEffort effort);

/// The same for single changes.
BalanceOptions with_effort_of_changes(BalanceOptions options, BalanceEffort effort);

/// "round 2 of 4, 32 boards": what a balancer does.
Message stage_words(const BalanceStage& stage, int round, int rounds, int boards);

}  // namespace hexwright
