#pragma once

#include <wx/string.h>

#include "editor/core/generate/balance_runner.h"

namespace hexwright::gui {

// What is told of a balancing.

/// "Round 2 of 4: 32 boards are played, 1:10 left".
wxString progress_words(const BalancedSoFar& now);
/// Between the seats that won most and least, in points of the wins: "5.5".
wxString points_apart(const Played& played);
/// How far apart the seats are, before and after.
wxString verdict_words(const BalanceResult& result);

}  // namespace hexwright::gui
