#pragma once

#include <vector>

#include "model/rules/map_view.h"

namespace hexwright {

/// Connected land, as far as it is known to be land. SEA-10
struct Islands {
  /// By hex: its island, numbered in the order of their first hexes; `MapView::none` for other hexes.
  std::vector<MapView::Number> of;
  int count = 0;

  MapView::Number operator[](MapView::Number hex) const { return of[static_cast<std::size_t>(hex)]; }
};
Islands islands_of(const MapView& map);

}  // namespace hexwright
