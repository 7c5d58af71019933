#pragma once

#include <map>

#include "io/pioneers/game_file.h"

namespace hexwright::pioneers {

/// The number of each hex: the chits go to the hexes in the order of their sequence numbers, deserts get
/// none, and when all are dealt it starts again with the first.
std::map<Hex, int> dealt_numbers(const GameFile& file, Report& report);

/// The way back: sequence numbers row by row over the land, and the chits in that order. Deserts have a
/// sequence number, too, and the robber starts on the lowest of them: on `robber` where that is a desert.
void number_row_by_row(GameFile& file, const std::map<Hex, int>& tokens, std::optional<Hex> robber);

/// Where Pioneers puts the robber: on the desert that comes first in the sequence; none without one.
std::optional<Hex> start_of_robber(const GameFile& file);

}  // namespace hexwright::pioneers
