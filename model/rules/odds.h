#pragma once

#include <array>
#include <optional>
#include <vector>

#include "model/board/index.h"
#include "model/rules/map_view.h"

namespace hexwright {

/// What to expect of an undiscovered hex, before anything is dealt or seen. Exact: of a stack that is
/// shuffled, each hex is as likely to lie in one place as in another, whatever was dealt to it.
struct Odds {
  /// By terrain. Less than 1 in all where the scenario does not hold enough hexes.
  std::array<double, most_terrains> terrain{};
  /// Of a number token, the chance for a 6 or 8, while there are tokens; none when its number is not just the
  /// top token of a stack: without a token pool, where open hexes draw from the same one, or when nobody
  /// explores.
  std::optional<double> red_token;

  double of(Terrain t) const { return terrain[at(t)]; }
  double producing() const;
};

/// For each cell of a stack. Of the open cells of a pair, each is as likely to get one hex of the two stacks
/// as another, or stays sea.
Odds odds_of_cells(const MapView& map, const StackSupply& stack);
/// For the top hex of a stack: what is laid on a place that is discovered, or on another open one.
Odds odds_of_top(const MapView& map, const StackSupply& stack);

/// By hex: `odds_of_cells` for undiscovered ones, else none.
IdVector<HexId, std::optional<Odds>> odds_by_hex(const MapView& map);

}  // namespace hexwright
