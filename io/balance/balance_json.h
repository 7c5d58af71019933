#pragma once

#include <string>

#include "model/balance/improve.h"

namespace hexwright {

/// What was found, for other programs; editor/cli/README.md describes it. The same state gives the same
/// bytes.
std::string balance_json(const Scenario& map, const BalanceState& state);

/// Single changes and what they bring, likewise.
std::string improvements_json(const Scenario& map, const BalanceOptions& options, const Improvements& found);

}  // namespace hexwright
