#pragma once

#include <optional>
#include <vector>

#include "io/tiled/grid.h"
#include "io/tiled/source.h"
#include "io/tiled/tiles.h"

namespace hexwright::tiled {

/// The tiles of a layer, row by row, without the marks for turned and mirrored ones. Of a layer that does not
/// hold exactly those of the map the source tells why not; no more than that is unpacked.
std::optional<std::vector<TileNumber>> tiles_of(pugi::xml_node layer, const Grid& grid, Source& source);

}  // namespace hexwright::tiled
