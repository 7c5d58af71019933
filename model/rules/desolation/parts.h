#pragma once

#include "model/findings/check.h"
#include "model/rules/instructions.h"

namespace hexwright::desolation {

// The checks of the climate change; desolation.cpp has them in a table.

extern const Check joined_north_south;
extern const Check has_home_island;
extern const Check founding_at_home;
extern const Check coast_for_founding;
extern const Check has_new_world;
extern const Check new_world_apart;
extern const Check home_has_desert;
extern const Check no_pirate;
extern const Check spare_tokens_suffice;
extern const Check usual_victory_points;

/// A home island that dries out begins with a desert, and has room at its coast. DES-01, DES-08
bool can_dry_out(const MapView& map, const std::vector<HexId>& hexes);
/// The special victory points, of which one player may get both. DES-06
int most_points(const MapView& map);
void add_components(const MapView& map, Components& needed);
void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::desolation
