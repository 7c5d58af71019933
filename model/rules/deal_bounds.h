#pragma once

#include "model/rules/map_view.h"

namespace hexwright {

struct Range {
  int least = 0;
  int most = 0;
};

/// How many of `cells` hexes that are dealt from these counts can be producing ones.
Range producing_among(const Counts<Terrain>& counts, int cells);

/// The cells that a stack's hexes come to; those of the stack that is paired with it when it is a partner.
int cells_of(const MapView& map, const StackSupply& stack);
/// How many hexes of a stack come up when every cell is discovered: all, unless its cells are too few.
Range hexes_that_come_up(const MapView& map, const StackSupply& stack);
/// How many of them are producing.
Range producing_that_come_up(const MapView& map, const StackSupply& stack);

/// How many tokens open hexes take from a pool: one for each hex that draws from it and turns out producing.
Range tokens_for_open_hexes(const MapView& map, const TokenPool& pool);
/// How many tokens undiscovered hexes take from a pool as they come up. SEA-09
Range tokens_for_hidden_hexes(const MapView& map, const TokenPool& pool);
/// How many both take together. Less than the sum where they share a terrain pool: what one of them draws
/// does not come to the others.
Range tokens_for_all_hexes(const MapView& map, const TokenPool& pool);
/// How many hexes of one producing terrain, open and undiscovered, take their tokens from a pool. NSH-06
Range hexes_with_tokens_of(const MapView& map, const TokenPool& pool, Terrain terrain);
/// How many of them are undiscovered.
Range hidden_hexes_with_tokens_of(const MapView& map, const TokenPool& pool, Terrain terrain);

}  // namespace hexwright
