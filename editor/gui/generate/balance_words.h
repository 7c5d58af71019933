#pragma once

#include <wx/string.h>

#include "editor/core/generate/balance_runner.h"

namespace hexwright::gui {

// What is told of a balancing.

/// "Round 2 of 4: 32 boards are played, 1:10 left".
wxString progress_words(const BalancedSoFar& now);
/// How far apart the seats are, before and after.
wxString verdict_words(const BalanceResult& result);

}  // namespace hexwright::gui
