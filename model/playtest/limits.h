#pragma once

#include "model/board/ids.h"

namespace hexwright {

// What a game can hold. A state is one plain value of fixed size, so that copying it is one move of memory.
// Small boards pay for that move only: everything else goes by what is there. `playability_errors` says what
// is too large, before a game is made.
inline constexpr int most_players = 6;
inline constexpr int most_hexes = 704;
inline constexpr int most_intersections = 1536;
inline constexpr int most_paths = 2176;
inline constexpr int most_stacks = 12;
inline constexpr int most_pools = 8;  ///< of terrains, and as many of tokens
inline constexpr int most_chit_areas = 16;
inline constexpr int most_villages = 16;             ///< marks on a map
inline constexpr int most_gifts = 32;                ///< marks on a map
inline constexpr int most_events = 10;               ///< that lie on a map, face down
inline constexpr int most_pieces = 100;              ///< roads, or ships, of one player
inline constexpr int most_routes = 2 * most_pieces;  ///< roads and ships of one player
inline constexpr int most_buildings = 60;            ///< settlements, or cities, of one player
inline constexpr int most_tasks = 48;                ///< that wait at once

/// A value for each player.
template <class Value>
using BySeat = IdArray<SeatId, Value, most_players>;

}  // namespace hexwright
