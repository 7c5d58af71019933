#pragma once

#include "rules/map_view.h"
#include "scenario/boxes.h"

namespace hexwright {

/// What a map takes out of the boxes, pools and stacks in full. BASE-16
struct Components {
  /// Left out is what is free, and what areas of the role frame cover.
  Counts<Terrain> hexes;
  Counts<int> tokens;
  Counts<HarborKind> harbors;
  /// For the largest player count, one chit a victory point. SEA-07
  int chits = 0;
  /// What modules need besides.
  Counts<Accessory> accessories;
};
Components components_needed(const MapView& map);

/// Whether hexes of a terrain come out of no box: without Seafarers, whose frame is put together of sea
/// pieces, all sea is printed on the frame.
bool is_free(const MapView& map, Terrain terrain);

/// How many players the declared boxes equip with this many pieces of one kind each.
int players_equipped(const Scenario& scenario, int Pieces::*kind, int each);

}  // namespace hexwright
