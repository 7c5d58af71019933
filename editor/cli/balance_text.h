#pragma once

#include "model/balance/balancer.h"

namespace hexwright {

/// What was found, for people at a terminal.
void print_balance(const Scenario& scenario, const BalanceState& state);
/// The wins of each seat, below a heading if there is one.
void print_played(const char* heading, const Played& settlers);
/// "round 2 of 6: 64 boards, 1:20 left", in one line of a terminal.
void show_balance_progress(const BalanceProgress& progress);

}  // namespace hexwright
