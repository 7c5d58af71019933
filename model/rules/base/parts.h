#pragma once

#include "model/findings/check.h"
#include "model/rules/instructions.h"

namespace hexwright::base {

// The checks of the base game; base.cpp has them in a table.

extern const Check numbers_legal;
extern const Check numbers_on_producing_hexes;
extern const Check producing_hexes_numbered;
extern const Check red_numbers_apart;
extern const Check red_numbers_can_be_apart;
extern const Check harbors_on_coast;
extern const Check harbors_spaced;
extern const Check harbors_have_kind;
extern const Check founding_places_suffice;
extern const Check founding_pieces_suffice;
extern const Check founding_areas_have_land;
extern const Check everything_reachable;
extern const Check victory_points_attainable;
extern const Check robber_on_land;

/// How any board is laid out and founded on, and how the game is won. BASE-02, BASE-11, BASE-12, BASE-14
void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::base
