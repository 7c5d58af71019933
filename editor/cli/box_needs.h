#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "model/scenario/boxes.h"

namespace hexwright {

/// What a scenario takes out of boxes. BASE-16
struct BoxNeeds {
  Counts<Terrain> hexes;
  Counts<int> tokens;
  Counts<HarborKind> harbors;
  int chits = 0;
  int players = 0;
  Pieces pieces;  ///< for each player
};
BoxNeeds box_needs_of(const Scenario& scenario);

/// The ids of the fewest boxes, one of each, that hold all of it; none when all boxes together do not.
std::optional<std::vector<std::string_view>> fewest_boxes(const BoxNeeds& needs);

}  // namespace hexwright
