#pragma once

#include <vector>

#include "model/rules/map_view.h"

namespace hexwright {

using IslandId = Id<struct IslandKind>;

/// Connected land, as far as it is known to be land. SEA-10
struct Islands {
  /// By hex: its island, numbered in the order of their first hexes; none for other hexes.
  IdVector<HexId, IslandId> of;
  int count = 0;

  IslandId operator[](HexId hex) const { return of[hex]; }
};
Islands islands_of(const MapView& map);

}  // namespace hexwright
