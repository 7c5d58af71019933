#pragma once

#include "io/render/board/hex_shape.h"
#include "io/render/board/places_in_hex.h"
#include "io/render/board/tile.h"
#include "io/render/pen/pen.h"
#include "model/board/intersection.h"
#include "model/scenario/mark.h"
#include "model/scenario/scenario.h"
#include "model/scenario/terrain.h"

namespace hexwright {

// What lies on hexes, above their ground.

/// A harbor in its sea hex: a badge, and two piers to the intersections that it serves.
void draw_harbor(Pen& pen, const TileStyle& style, Direction facing, const PlacedHarbor& kind);

/// Its two parts: the badge, as large as `badge_radius` says, and a pier.
void draw_harbor_sign(Pen& pen, const TileStyle& style, Point middle, const PlacedHarbor& kind);
void draw_pier(Pen& pen, Point from, Point to);

/// A frontier area around the middle of its hex `path.hex()`: a frame about the two hexes, an event on each,
/// and the intersections that they touch. `centre_is_first`: of the two ends of the path.
void draw_frontier(Pen& pen, const HexShape& shape, Direction side, bool centre_is_first);

/// Of the card of an event, in its hex.
inline constexpr Point plate_place{0, -0.5};

/// How far it goes from there.
inline constexpr Point frontier_reach{hex_width + 1.15, hex_width + 1.15};

void draw_marker(Pen& pen, Marker marker);
/// An intersection where nobody may found.
void draw_closed(Pen& pen);

/// A sign of its kind with its number, around `place_of_mark`.
void draw_mark(Pen& pen, const Mark& mark);

inline Point place_of_mark(const Hex& hex) { return centre(hex); }
inline Point place_of_mark(const Path& path) { return middle(path); }
inline Point place_of_mark(const Intersection& intersection) { return position(intersection); }
inline Point place_of_mark(const MarkPlace& place) {
  return std::visit([](const auto& at) { return place_of_mark(at); }, place);
}

/// How far it goes from there.
inline constexpr Point mark_reach{0.45, 0.45};

/// At the corners of a volcano the number of the die that sends the lava there, upright however the board is
/// turned.
void draw_eruption_numbers(Pen& pen, const HexShape& shape);

/// Where a hex of this terrain has its letters, when `usual` is the place on other hexes: those of volcanoes
/// keep off the numbers.
Point place_of_letters(const HexShape& shape, Terrain terrain, Point usual);

}  // namespace hexwright
