#pragma once

#include <optional>

#include <boost/container/flat_set.hpp>

#include "model/scenario/scenario.h"

namespace hexwright {

using HexSet = boost::container::flat_set<Hex>;

/// What the designer has chosen to work on: places (with or without a hex there), or one harbor.
struct Selection {
  HexSet hexes;
  std::optional<Path> harbor;

  bool empty() const { return hexes.empty() && !harbor; }
  friend bool operator==(const Selection&, const Selection&) = default;
};

/// Every hex of the scenario.
HexSet all_hexes(const Scenario& scenario);
/// The hexes that look like the one at `like`: the same terrain, fixed, drawn or face down.
HexSet similar_hexes(const Scenario& scenario, Hex like);
/// The same hexes in the spelling that keeps them together: a joined board is cut where they leave the widest
/// gap, so that what lies across the seam hangs together.
HexSet together(const Topology& topology, const HexSet& hexes);
/// The hex in the middle: the one of the set that is nearest to its centre of gravity. Not for empty sets.
Hex middle_of(const HexSet& hexes);

}  // namespace hexwright
