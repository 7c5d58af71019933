#pragma once

#include <cstdint>

#include "model/scenario/scenario.h"

namespace hexwright::test {

/// The scenario as one deal of it lies on the table, everything fixed as if a designer had drawn it so: what
/// comes out of pools and stacks lies open, and pools that nothing draws from any more are gone. What
/// explorers lay into empty places stays in its stacks.
Scenario dealt_scenario(const Scenario& scenario, std::uint64_t seed);

}  // namespace hexwright::test
