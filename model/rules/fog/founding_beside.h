#pragma once

#include <optional>
#include <vector>

#include "model/findings/finding.h"
#include "model/rules/map_view.h"

namespace hexwright::fog {

/// Which of the places where players may found lie at undiscovered hexes of a stack; each once. SEA-08
std::vector<IntersectionId> founding_beside(const MapView& map, const StackSupply& stack,
                                            const std::vector<IntersectionId>& founding);

/// Closes some of the places where players may found, if there are enough others for all players.
std::optional<Fix> close_to_founding(const MapView& map, std::vector<IntersectionId> founding,
                                     const std::vector<IntersectionId>& places);

}  // namespace hexwright::fog
