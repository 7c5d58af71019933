#pragma once

#include "model/findings/check.h"

namespace hexwright {

/// Marks the findings that the scenario accepts, and finds the accepted ones that are found no more and the
/// errors, which stay as they are.
void settle_accepted(const Scenario& scenario, Report& report);

/// Only marks them.
void mark_accepted(const Scenario& scenario, Report& report);

}  // namespace hexwright
