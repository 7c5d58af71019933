#pragma once

#include "rules/map_view.h"

namespace hexwright {

struct Range {
  int least = 0;
  int most = 0;
};

/// How many of `cells` hexes that are dealt from these counts can be producing ones.
Range producing_among(const Counts<Terrain>& counts, int cells);

/// How many tokens open hexes take from a pool: one for each hex that draws from it and turns out producing.
Range tokens_for_open_hexes(const MapView& map, const TokenPool& pool);
/// How many tokens face-down hexes take from a pool as they come up. SEA-09
Range tokens_for_hidden_hexes(const MapView& map, const TokenPool& pool);

}  // namespace hexwright
