#pragma once

#include "rules/map_view.h"
#include "scenario/boxes.h"

namespace hexwright {

// What a map takes out of the boxes. BASE-16

/// Whether hexes of a terrain come out of no box: without Seafarers, whose frame is put together of sea
/// pieces, all sea is printed on the frame.
bool is_free(const MapView& map, Terrain terrain);
/// By terrain, pools and stacks in full. Left out is what is free, and what areas of the role frame cover.
Counts<Terrain> hexes_needed(const MapView& map);
/// By number, pools in full.
Counts<int> tokens_needed(const MapView& map);
/// By kind, pools in full.
Counts<HarborKind> harbors_needed(const MapView& map);
/// For the largest player count, one chit a victory point. SEA-07
int chits_needed(const MapView& map);

/// How many players the declared boxes equip with this many pieces of one kind each.
int players_equipped(const Scenario& scenario, int Pieces::*kind, int each);

}  // namespace hexwright
