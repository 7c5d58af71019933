#pragma once

#include <optional>
#include <vector>

#include "model/rules/map_view.h"

namespace hexwright {

/// A part of a token pool, and whose it is.
struct TokenShare {
  /// Only hexes of this terrain take these tokens, the lowest first; none: any hex that gets no other one.
  std::optional<Terrain> terrain;
  Counts<int> tokens;

  friend bool operator==(const TokenShare&, const TokenShare&) = default;
};

/// How the tokens of a pool go to hexes: a producing hex takes one of its own terrain's share while there are
/// any, and one of the last share, which may be empty, when there are none. The steps of dealing, discovery,
/// checks and the set-up sheet. Where more is set aside than the pool holds, what comes first is served
/// first. NSH-06
std::vector<TokenShare> token_shares(const MapView& map, const TokenPool& pool);

/// Those of one terrain's share; none when nothing is set aside for it.
Counts<int> tokens_set_aside(const std::vector<TokenShare>& shares, Terrain terrain);

}  // namespace hexwright
