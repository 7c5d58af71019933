#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "model/board/intersection.h"
#include "model/board/topology.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// A way to lay the endless board of hexes onto itself: mirrored left to right or not, then turned about
/// hex {0, 0}, then shifted.
struct Motion {
  bool mirror = false;
  int sixths = 0;  ///< clockwise, 0 to 5
  Hex shift;

  constexpr Hex operator()(Hex h) const { return rotated(mirror ? mirrored(h) : h, sixths) + shift; }
  constexpr Direction operator()(Direction d) const { return rotated(mirror ? mirrored(d) : d, sixths); }
  constexpr Corner operator()(Corner c) const { return rotated(mirror ? mirrored(c) : c, sixths); }
  constexpr Path operator()(Path p) const { return {(*this)(p.hex()), (*this)(p.side())}; }
  constexpr Intersection operator()(Intersection i) const { return {(*this)(i.hex()), (*this)(i.corner())}; }

  friend constexpr bool operator==(const Motion&, const Motion&) = default;
};

/// First `first`, then `second`.
Motion then(const Motion& first, const Motion& second);

/// What a board is turned or mirrored about.
using Centre = std::variant<Hex, Path, Intersection>;

/// Mirrored (left to right) or not, then turned clockwise, with the centre kept in its place; none when that
/// does not lay hexes onto hexes, as a sixth of a turn about an intersection.
std::optional<Motion> about(const Centre& centre, bool mirror, int sixths);

/// Whether what is joined stays joined: on a joined board few turns are possible.
bool keeps(const Topology& topology, const Motion& motion);

/// Everything that has a place, accepted findings too, laid elsewhere; harbors turn along. Precondition:
/// `keeps(topology, motion)`.
Scenario moved(const Scenario& scenario, const Motion& motion);

}  // namespace hexwright
