#pragma once

#include <utility>

#include "model/scenario/scenario.h"
#include "tests/lake/terrain.h"

namespace hexwright {

inline constexpr Hex lake_centre{0, 0};

/// The base game's island with a lake in the place of its desert.
inline Scenario with_lake(Scenario base) {
  base.rules["lake"] = {};
  base.boxes.clear();
  base.cells[lake_centre].terrain = lake::terrain.value;
  base.markers[Marker::Robber] = Hex{0, -2};
  return base;
}

}  // namespace hexwright
