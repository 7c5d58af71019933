#pragma once

#include <array>
#include <vector>

#include "model/board/ids.h"

namespace hexwright::frontiers {

/// Two of each area. FRO-01
struct Event {
  HexId hex;
  std::array<IntersectionId, 3> intersections{none, none, none};
};

/// A position in `Facts::events`.
using EventId = Id<struct EventKind>;

/// What the module reads from the map.
struct Facts {
  std::vector<Event> events;
};

}  // namespace hexwright::frontiers
