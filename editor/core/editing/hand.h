#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "editor/core/editing/map_layers.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// How a paint tool spreads over hexes.
enum class Shape : std::uint8_t { Brush1, Brush7, Brush19, Line, Rectangle, Fill };
inline constexpr std::array all_shapes{Shape::Brush1, Shape::Brush7,    Shape::Brush19,
                                       Shape::Line,   Shape::Rectangle, Shape::Fill};
/// "brush-1", "line": for settings.
std::string_view id(Shape);
/// The words shown to people, to be translated.
std::string_view title(Shape);

/// What of selected hexes is moved, or copied.
enum class Moved : std::uint8_t { Everything, Terrain, Tokens, Harbors, Markers };
inline constexpr std::array all_moved{Moved::Everything, Moved::Terrain, Moved::Tokens, Moved::Harbors,
                                      Moved::Markers};
/// The words shown to people, to be translated.
std::string_view title(Moved);

/// What the designer holds: what the tools put down, and how. It stays when another tool is taken.
struct Hand {
  PlacedTerrain terrain = Terrain::Forest;  ///< undecided: painting takes the terrain away
  PlacedToken token = 6;                    ///< none: placing takes the token away
  PlacedHarbor harbor = HarborKind::Generic;
  std::string area;   ///< the area that is painted
  std::string stack;  ///< the stack that fog is painted from
  Marker marker = Marker::Robber;
  MarkKind mark = MarkKind::Strait;
  Shape shape = Shape::Brush1;  ///< for terrain, areas, fog and the eraser
  /// What is painted leaves alone what its layer has already. The eraser does not ask.
  bool only_empty = false;
  Moved moved = Moved::Everything;
  /// What stays as it is, whatever tools and commands do.
  MapLayers locked;

  friend bool operator==(const Hand&, const Hand&) = default;
};

}  // namespace hexwright
