#pragma once

#include <optional>

#include "model/generate/land.h"

namespace hexwright {

/// What the land of a new map is drawn from.
inline constexpr const char* land_pool = "main";

/// Boxes, pieces, rules, and pools for so many hexes in the shares of the boxes. Refused where they hold
/// less.
std::optional<Refusal> add_pools(Scenario& scenario, const LandShape& shape, int hexes);

}  // namespace hexwright
