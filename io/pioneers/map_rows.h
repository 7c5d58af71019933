#pragma once

#include "io/pioneers/game_file.h"

namespace hexwright::pioneers {

/// Reads one line of the map block into the hexes of row `y`. Letters that mean nothing are reported and
/// passed over.
void read_map_row(std::string_view row, int y, int line, GameFile& file, Report& report);

/// The lines of the map block, without its first and last.
std::string write_map_rows(const GameFile& file);

}  // namespace hexwright::pioneers
