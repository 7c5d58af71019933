#pragma once

#include <string>

#include "model/balance/balancer.h"

namespace hexwright {

/// What was found, for other programs; editor/cli/README.md describes it. The same state gives the same
/// bytes.
std::string balance_json(const Scenario& map, const BalanceState& state);

}  // namespace hexwright
