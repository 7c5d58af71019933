#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "model/board/index.h"

namespace hexwright {

/// The side of a hex, or the way from a hex to the neighbour behind that side. Hexes are pointy-top:
/// east is a side, north is a corner. Numbered clockwise from the east, as the files and layouts do.
enum class Direction : std::uint8_t { East, SouthEast, SouthWest, West, NorthWest, NorthEast };

/// The corner of a hex. Corner i lies between side i and side i + 1, clockwise.
enum class Corner : std::uint8_t { SouthEast, South, SouthWest, NorthWest, North, NorthEast };

inline constexpr std::array all_directions{Direction::East, Direction::SouthEast, Direction::SouthWest,
                                           Direction::West, Direction::NorthWest, Direction::NorthEast};
inline constexpr std::array all_corners{Corner::SouthEast, Corner::South, Corner::SouthWest,
                                        Corner::NorthWest, Corner::North, Corner::NorthEast};

constexpr int index(Direction d) { return static_cast<int>(d); }
constexpr int index(Corner c) { return static_cast<int>(c); }

/// `sixths` of a full turn clockwise; negative turns back.
constexpr Direction rotated(Direction d, int sixths) {
  return static_cast<Direction>((index(d) + sixths % 6 + 6) % 6);
}
constexpr Corner rotated(Corner c, int sixths) {
  return static_cast<Corner>((index(c) + sixths % 6 + 6) % 6);
}

constexpr Direction opposite(Direction d) { return rotated(d, 3); }

/// Mirrored left to right (the vertical axis stays).
constexpr Direction mirrored(Direction d) { return static_cast<Direction>((9 - index(d)) % 6); }
constexpr Corner mirrored(Corner c) { return static_cast<Corner>((8 - index(c)) % 6); }

/// The two corners at the ends of a side, in clockwise order.
constexpr std::array<Corner, 2> ends(Direction side) {
  return {static_cast<Corner>((index(side) + 5) % 6), static_cast<Corner>(index(side))};
}

/// The short spelling in files and messages: "e", "se", "sw", "w", "nw", "ne".
constexpr std::string_view short_name(Direction d) {
  constexpr std::array<std::string_view, 6> names{"e", "se", "sw", "w", "nw", "ne"};
  return names[at(d)];
}
/// The short spelling in files and messages: "se", "s", "sw", "nw", "n", "ne".
constexpr std::string_view short_name(Corner c) {
  constexpr std::array<std::string_view, 6> names{"se", "s", "sw", "nw", "n", "ne"};
  return names[at(c)];
}

}  // namespace hexwright
