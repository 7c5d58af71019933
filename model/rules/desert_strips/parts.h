#pragma once

#include "model/findings/check.h"
#include "model/rules/chit_areas.h"
#include "model/rules/instructions.h"

namespace hexwright::desert_strips {

// The checks of desert strips; desert_strips.cpp has them in a table.

extern const Check deserts_connected;
extern const Check strips_beyond_desert;
extern const Check strip_and_islet;
extern const Check founding_on_main_part;

/// Beside a desert: of hexes that bring chits, a part of the large island.
bool is_strip(const MapView& map, const std::vector<HexId>& hexes);
/// Where all strips score as one, they are listed as one. TTD-04
void join_strips(const MapView& map, std::vector<ChitArea>& areas);

void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::desert_strips
