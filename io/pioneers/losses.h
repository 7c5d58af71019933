#pragma once

#include "io/pioneers/report.h"
#include "model/scenario/scenario.h"

namespace hexwright::pioneers {

/// Tells everything that has no place in a `.game` file whatever the map looks like, each with its count.
void report_unsayable(const Scenario& scenario, Report& report);

}  // namespace hexwright::pioneers
