#pragma once

#include <string>
#include <vector>

#include "editor/cli/farm/gnu_parallel.h"
#include "io/playtest/farm_plan.h"

namespace hexwright {

// The parts of a farm as processes of this program, on this machine: where GNU parallel is not.

/// Whether `program` plays as `engine` says; told if it does not.
bool plays_alike_here(const std::string& program, const std::string& engine);
/// Runs the parts, so many at once as the options say. False when a part failed each time that it was tried,
/// which is told; then no further part is begun.
bool run_parts_here(const ParallelOptions& options, const FarmPlan& plan,
                    const std::vector<GameRange>& parts);

}  // namespace hexwright
