#pragma once

#include <optional>
#include <vector>

#include "model/analysis/draft.h"
#include "model/analysis/journeys.h"
#include "model/analysis/sites.h"
#include "model/analysis/yields.h"
#include "model/rules/odds.h"

namespace hexwright {

/// What a map offers to its players before anybody plays it. Made of numbers and names alone: it outlives the
/// scenario.
struct Analysis {
  own::Packs packs;  ///< whose harbors are named
  BoardGraph board;
  BoardYield whole;
  // By hex.
  IdVector<HexId, Yield> hexes;
  IdVector<HexId, char> land;                 ///< it may turn out as land
  IdVector<HexId, std::optional<Odds>> odds;  ///< of those that lie face down when play begins
  // By intersection.
  IdVector<IntersectionId, Yield> yields;
  IdVector<IntersectionId, char> buildable;  ///< a settlement can stand there
  IdVector<IntersectionId, HarborChances> harbors;
  IdVector<IntersectionId, Reachable> reached;

  std::vector<SiteWorth> sites;  ///< founding places, the best first
  std::vector<SeatDraft> seats;  ///< in the order of play
  std::vector<Destination> destinations;
};

/// Any map, unfinished ones too.
Analysis analyse(const Scenario& scenario);

}  // namespace hexwright
