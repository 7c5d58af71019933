#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "model/board/board_graph.h"
#include "model/rules/bag.h"

namespace hexwright {

class MapView;

/// By hex: numbers that it must not draw, one bit each; empty where none is barred.
using BarredNumbers = IdVector<HexId, std::uint16_t>;

/// By `RuleModule::bars_drawn_number` of all modules that are played.
BarredNumbers barred_numbers(const MapView& map);
inline bool bars(const BarredNumbers& barred, HexId hex, int number) {
  return !barred.empty() && number > 0 && (barred[hex] >> static_cast<unsigned>(number) & 1U) != 0;
}

/// A share of a token pool (`token_shares`) while it is dealt.
struct DrawnTokens {
  /// That take a token of it; those that are not producing have none.
  std::vector<HexId> hexes;
  Bag<int> left;
};

/// Exchanges drawn red numbers (6 and 8) with others of their share, on the board or left over, until none
/// touches another red number, and none lies where it is barred. `number`: by hex, `MapView::no_number` for
/// none; fixed ones never move, and what is set aside for a terrain stays on its hexes. False when some still
/// touch: share by share, no exchange was found that parts them. BASE-14
bool part_reds(const BoardGraph& board, const BarredNumbers& barred, IdVector<HexId, int>& number,
               std::span<DrawnTokens> shares, Random& random);

}  // namespace hexwright
