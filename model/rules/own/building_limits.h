#pragma once

#include <vector>

#include "model/rules/own/book.h"

namespace hexwright::own {

/// Where the terrains of packs, and what packs forbid beside terrains, let something be built.
struct BuildingLimits {
  TerrainSet without_road, without_settlement, with_ship;  ///< own terrains
  TerrainSet bars_road, bars_ship, bars_settlement;        ///< nothing of the kind stands beside one
  /// Of each of these sets: nothing of the kind stands where all hexes are of it.
  std::vector<TerrainSet> encloses_road, encloses_ship, encloses_settlement;
  bool none = true;
};
BuildingLimits building_limits(const Book& book);

}  // namespace hexwright::own
