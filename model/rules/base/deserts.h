#pragma once

#include <optional>
#include <vector>

#include "model/findings/finding.h"
#include "model/rules/map_view.h"

namespace hexwright::base {

/// Deserts of a map: one that lies open, or those in a pool or stack.
struct Deserts {
  Place place;
  int count = 1;
  /// The edits that make them another terrain with a number; none when it is not plain which tokens to add.
  std::optional<Edits> replaced;
};
/// All of them, and what would replace them by hexes of this terrain with this number.
std::vector<Deserts> deserts(const MapView& map, Terrain instead, int number);

}  // namespace hexwright::base
