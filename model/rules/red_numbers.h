#pragma once

#include <span>
#include <vector>

#include "board/board_graph.h"
#include "rules/bag.h"

namespace hexwright {

/// A token pool while it is dealt.
struct DrawnTokens {
  /// That take a token of it; those that are not producing have none.
  std::vector<BoardGraph::Number> hexes;
  Bag<int> left;
};

/// Exchanges drawn red numbers (6 and 8) with others of their pool, on the board or left over, until none
/// touches another red number. `number`: by hex, `MapView::no_number` for none; fixed ones never move. False
/// when some still touch: pool by pool, no exchange was found that parts them. BASE-14, FOG-04
bool part_reds(const BoardGraph& board, std::vector<int>& number, std::span<DrawnTokens> pools,
               Random& random);

}  // namespace hexwright
