#pragma once

#include "editor/cli/layer_counts.h"

namespace hexwright {

/// All that `info` tells, for machines.
void print_info_as_json(const Scenario& scenario, const ScenarioCounts& counts);

}  // namespace hexwright
