#pragma once

#include "editor/cli/commands.h"
#include "editor/cli/layer_counts.h"
#include "io/playtest/report.h"
#include "model/balance/balancer.h"
#include "model/playtest/batch/batch.h"
#include "model/rules/module.h"

namespace hexwright {

/// What was found, for people at a terminal.
void print_balance(const Scenario& scenario, const BalanceState& state);
/// The wins of each seat, below a heading if there is one.
void print_played(const char* heading, const Played& settlers);
/// "round 2 of 6: 64 boards, 1:20 left", in one line of a terminal.
void show_balance_progress(const BalanceProgress& progress);

/// What a playtest found, for people at a terminal.
void print_playtest(const Game& game, const BatchOptions& options, const BatchResult& result);

/// Writes the reports that are asked for. A report can be made again at any time, so an older one is
/// replaced.
ExitCode save_reports(const ReportFiles& files, const Playtest& playtest);

/// All that `info` tells, for machines.
void print_info_as_json(const Scenario& scenario, const ScenarioCounts& counts);

/// A module with options, needs and checks; null: a list of all modules.
void print_rules_as_json(const RuleModule* module);

}  // namespace hexwright
