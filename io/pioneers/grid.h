#pragma once

#include <optional>

#include "model/board/intersection.h"
#include "model/scenario/terrain.h"

// How a `.game` file names places and things: rows and columns with odd rows half a hex to the right, and
// directions and corners counted counter-clockwise.
namespace hexwright::pioneers {

/// Pioneers drops what lies beyond.
inline constexpr int max_side = 32;

struct Spot {
  int x = 0;
  int y = 0;
};

constexpr Hex hex_at(Spot spot) { return {spot.x - (spot.y - (spot.y & 1)) / 2, spot.y}; }
constexpr Spot spot_of(Hex hex) { return {hex.q + (hex.r - (hex.r & 1)) / 2, hex.r}; }
constexpr bool in_grid(Spot spot) {
  return spot.x >= 0 && spot.x < max_side && spot.y >= 0 && spot.y < max_side;
}

/// Its own inverse. Precondition for both: 0 to 5.
constexpr int turned_round(int direction) { return (6 - direction) % 6; }
constexpr Direction direction_from(int facing) { return static_cast<Direction>(turned_round(facing)); }
constexpr int facing_of(Direction d) { return turned_round(index(d)); }
constexpr Corner corner_from(int corner) { return static_cast<Corner>(5 - corner); }
constexpr int corner_number(Corner c) { return 5 - index(c); }

static_assert(spot_of(hex_at({3, 5})).x == 3);
static_assert(direction_from(1) == Direction::NorthEast && direction_from(5) == Direction::SouthEast);
static_assert(corner_from(0) == Corner::NorthEast && corner_from(4) == Corner::South);

std::optional<Terrain> land_from(char letter);
/// What Pioneers has for it: jungles and volcanoes are deserts there, spice hexes sea.
Terrain sayable(Terrain terrain);
/// The sea is 's'. Precondition: Pioneers knows the terrain.
char letter_of(Terrain terrain);
std::optional<HarborKind> harbor_from(char letter);
char letter_of(HarborKind kind);

}  // namespace hexwright::pioneers
