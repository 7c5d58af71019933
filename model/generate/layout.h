#pragma once

#include <optional>

#include "model/rules/map_view.h"

namespace hexwright {

/// What lies on the board and in stacks, by the numbers of a `MapView`: one way in which a scenario may come
/// out.
struct Layout {
  /// None for what lies face down, is still to be drawn or was never decided.
  IdVector<HexId, std::optional<Terrain>> terrain;
  /// `MapView::no_number` for none.
  IdVector<HexId, int> number;
  IdVector<HarborId, std::optional<HarborKind>> harbor;
  /// What each stack holds for certain, as `Stack::hexes`.
  IdVector<StackId, Counts<Terrain>> face_down;

  friend bool operator==(const Layout&, const Layout&) = default;
};

/// As the scenario is now.
Layout layout_of(const MapView& map);

/// The scenario with this on its hexes and harbors; what the layout leaves open stays as it is. For
/// measuring: a designer's map changes by `Exchange::edits_for`.
Scenario scenario_of(const MapView& map, const Layout& layout);

}  // namespace hexwright
