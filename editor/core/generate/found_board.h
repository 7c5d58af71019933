#pragma once

#include <array>
#include <optional>
#include <vector>

#include "editor/core/editing/workbench.h"
#include "io/playtest/charts.h"
#include "io/render/board/heat.h"
#include "model/balance/balancer.h"

namespace hexwright {

// What a balancer found, beside the map as it is now.

/// The map differs from the one that was balanced in more than its wishes and locks.
bool is_another_map(const Scenario& now, const Scenario& balanced);

/// The board as a step of the map. Refused in words where the map has been changed since in what the board
/// changes.
Outcome<Command> found_command(const Scenario& now, const Scenario& balanced, const BalancedBoard& board,
                               Message label);

/// The balanced map with the board's edits.
Scenario found_scenario(const Scenario& balanced, const BalancedBoard& board);

/// Makes found boards the map, one in place of another.
class FoundBoards {
 public:
  /// One undo step, in place of the board that this made the map last. Refused as `found_command`.
  std::optional<Refusal> apply(Workbench& bench, const Scenario& balanced, const BalancedBoard& board,
                               Message label);

 private:
  std::optional<std::uint64_t> revision_;  ///< of the document, right after that
};

/// Each seat's wins before and after, with what chance may add.
BarChart share_bars(const BalanceResult& result);

/// The hexes that a swap is about: of harbors those that they face.
std::vector<Hex> hexes_of(const Scenario& balanced, const Swap& swap);
/// A numbered disc at both places of each swap, the first ones first; `only`: of this swap alone.
Heat swap_marks(const Scenario& balanced, const BalanceResult& result, std::optional<std::size_t> only);

/// "corner pips 11, draft spread 3", and how equal the seats are.
Message measures_words(const BalancedBoard& board, const std::array<Measure, 2>& axes);

}  // namespace hexwright
