#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "model/scenario/plural.h"
#include "model/scenario/scenario.h"

namespace hexwright {

// The words of the history list, told once for all that does the same.

Message paint_terrain_label(const own::Packs& packs, const PlacedTerrain& terrain, std::size_t hexes);
Message place_token_label(const PlacedToken& token, std::size_t hexes);
/// Empty: face up.
Message hide_label(const std::string& stack, std::size_t hexes);
/// Of a stack that is paired: its cells lie open instead of face down.
Message open_cells_label(const std::string& stack, std::size_t hexes);
Message area_label(const std::string& area, bool inside, std::size_t hexes);
Message erase_label(std::size_t hexes);
Message harbor_label(const own::Packs& packs, const PlacedHarbor& kind);
Message turned_harbor_label();
Message marker_label(Marker marker, bool placed);

}  // namespace hexwright
