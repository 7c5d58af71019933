#pragma once

#include "model/rules/map_view.h"
#include "model/scenario/boxes.h"

namespace hexwright {

/// What a map takes out of the boxes, pools and stacks in full, and what its modules need besides. Left out
/// are hexes that are free and those in areas of the role frame. Chits are for the largest player count.
/// BASE-16
Components components_needed(const MapView& map);
/// The hexes and harbors of its packs, which come out of no box.
Components made_by_designer(const MapView& map);
/// Its number tokens, without numbers that no token has: those are a finding of their own. BASE-16
Counts<int> legal_tokens_needed(const MapView& map);
/// The boxes hold the tokens that the map takes, but not these as well. BASE-16
bool runs_short_with(const MapView& map, const Counts<int>& more_tokens);
/// The same of harbors: these are not in the boxes as well. BASE-16
bool runs_short_with(const MapView& map, const Counts<HarborKind>& more_harbors);

/// Whether hexes of a terrain come out of no box: those of packs, which the designer makes, and without
/// Seafarers, whose frame is put together of sea pieces, all sea: it is printed on the frame.
bool is_free(const MapView& map, Terrain terrain);

/// How many players the declared boxes equip with this many pieces of one kind each.
int players_equipped(const Scenario& scenario, int Pieces::*kind, int each);

}  // namespace hexwright
