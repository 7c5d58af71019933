#pragma once

#include <string>

#include "editor/core/editing/command.h"
#include "model/findings/finding.h"

namespace hexwright {

/// Another name for an area, pool or stack, with everything that names it (cells, harbors, stacks, rule
/// options, accepted findings) rewritten in the same step. Refused when there is no such thing or the name is
/// taken.
Outcome<Command> rename(const Scenario& scenario, const NamedPlace& thing, const std::string& name);

}  // namespace hexwright
