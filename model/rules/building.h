#pragma once

#include <array>

#include "model/rules/terrain_set.h"

namespace hexwright {

/// What the two hexes beside a path can be. Beyond the edge of the board counts as sea.
using Beside = std::array<TerrainSet, 2>;
/// What the three hexes around an intersection can be. Beyond the edge of the board counts as sea.
using Around = std::array<TerrainSet, 3>;

}  // namespace hexwright
