#pragma once

#include <optional>

#include "model/board/plane.h"
#include "model/board/topology.h"

namespace hexwright {

struct Modifiers {
  bool shift = false;
  bool control = false;
  friend constexpr bool operator==(const Modifiers&, const Modifiers&) = default;
};

/// Where the pointer is on the board, in canonical spelling.
struct Pointer {
  Point at;
  Hex hex;  ///< the place under the pointer, whether or not the scenario has a hex there
  /// The side and the corner of that hex nearest to the pointer; none when farther than the reach.
  std::optional<Path> path;
  std::optional<Intersection> intersection;
  Modifiers modifiers;
};

/// What lies under a point. `reach`: in hex sides; paths by the distance to their line.
Pointer pointer_at(const Topology& topology, Point at, Modifiers modifiers = {}, double reach = 0.4);
/// The pointer in the middle of a hex: for keyboards and tests.
Pointer pointer_at(const Topology& topology, Hex hex, Modifiers modifiers = {});

}  // namespace hexwright
