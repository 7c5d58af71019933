#pragma once

#include <string>
#include <string_view>

#include "model/balance/improve.h"
#include "model/balance/state.h"

namespace hexwright {

/// What was found, for other programs; editor/cli/README.md describes it. The same state gives the same
/// bytes.
std::string balance_json(const Scenario& map, const BalanceState& state);

/// Single changes and what they bring, likewise.
std::string improvements_json(const Scenario& map, const BalanceOptions& options, const Improvements& found);

/// No state of a map that can be played is larger.
inline constexpr std::size_t most_state_bytes = 256U << 20U;

/// All that a balancer knows, as JSON with the mark of its map. The same state gives the same bytes.
std::string write_state(const Scenario& map, const BalanceState& state);

/// Refused in words: what is no such state, is damaged, or is of another map. What is read so can still be of
/// no use to the map; `Balancer::resume` says that.
Outcome<BalanceState> read_state(const Scenario& map, std::string_view text);

}  // namespace hexwright
