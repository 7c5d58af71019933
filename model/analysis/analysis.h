#pragma once

#include <optional>
#include <vector>

#include "model/analysis/draft.h"
#include "model/analysis/journeys.h"
#include "model/analysis/sites.h"
#include "model/analysis/yields.h"
#include "model/rules/fog/odds.h"

namespace hexwright {

/// What a map offers to its players before anybody plays it. Made of numbers and names alone: it outlives the
/// scenario.
struct Analysis {
  BoardGraph board;
  BoardYield whole;
  // By hex.
  std::vector<Yield> hexes;
  std::vector<char> land;                      ///< it may turn out as land
  std::vector<std::optional<fog::Odds>> odds;  ///< of those that lie face down when play begins
  // By intersection.
  std::vector<Yield> yields;
  std::vector<char> buildable;  ///< a settlement can stand there
  std::vector<HarborChances> harbors;
  std::vector<Reachable> reached;

  std::vector<SiteWorth> sites;  ///< founding places, the best first
  std::vector<SeatDraft> seats;  ///< in the order of play
  std::vector<Destination> destinations;
};

/// Any map, unfinished ones too.
Analysis analyse(const Scenario& scenario);

}  // namespace hexwright
