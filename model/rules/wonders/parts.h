#pragma once

#include "model/findings/check.h"
#include "model/rules/chit_areas.h"
#include "model/rules/instructions.h"
#include "model/rules/wonders/wonders.h"

namespace hexwright::wonders {

// The checks of maps with wonders; wonders.cpp has them in a table.

extern const Check marks_at_home;
extern const Check marks_to_settle;
extern const Check harbor_for_monument;
extern const Check ship_to_claim;
extern const Check resources_for_levels;
extern const Check calm_beside_wasteland;
extern const Check no_pirate;

/// Where every settlement in an area with chits scores, not only the first: as many as one player can have
/// there. WON-03
void score_every_settlement(const MapView& map, std::vector<ChitArea>& areas);

void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::wonders
