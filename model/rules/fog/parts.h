#pragma once

#include <optional>
#include <vector>

#include "model/findings/check.h"
#include "model/findings/finding.h"
#include "model/rules/instructions.h"
#include "model/rules/map_view.h"

namespace hexwright::fog {

// The checks of fog; fog.cpp has them in a table.

extern const Check founding_out_of_fog;
extern const Check face_down_bare;

/// How stacks are shuffled and laid out, and how their hexes come up. Open cells are the explorers' own.
void add_instructions(const MapView& map, Instructions& sheet);

/// Which of the places where players may found lie at undiscovered hexes of a stack; each once. SEA-08
std::vector<IntersectionId> founding_beside(const MapView& map, const StackSupply& stack,
                                            const std::vector<IntersectionId>& founding);

/// Closes some of the places where players may found, if there are enough others for all players.
std::optional<Fix> close_to_founding(const MapView& map, std::vector<IntersectionId> founding,
                                     const std::vector<IntersectionId>& places);

}  // namespace hexwright::fog
