#pragma once

#include "editor/cli/layer_counts.h"
#include "model/rules/module.h"

namespace hexwright {

/// All that `info` tells, for machines.
void print_info_as_json(const Scenario& scenario, const ScenarioCounts& counts);

/// A module with options, needs and checks; null: a list of all modules.
void print_rules_as_json(const RuleModule* module);

}  // namespace hexwright
