#pragma once

#include <vector>

#include "model/findings/check.h"
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

// What modules with a home island ask of it.

/// Land before play starts: neither undiscovered nor sea.
bool is_open_land(const MapView& map, HexId hex);

/// The open land of all areas of the role home, in ascending order.
std::vector<HexId> home_land(const MapView& map);

/// Reports that no area of the role home has open land, and proposes one that suits all modules.
void find_no_home(const MapView& map, Report& report);

/// Reports open land beyond the home island where players could found.
void find_founding_abroad(const MapView& map, Report& report);

}  // namespace hexwright
