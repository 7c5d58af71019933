#pragma once

#include "editor/core/editing/command.h"

namespace hexwright {

/// Sea in every empty place beside what is land or may turn out as land. Refused when there is none.
Outcome<Command> surround_with_sea(const Scenario& scenario);

}  // namespace hexwright
