#pragma once

#include "editor/core/editing/fragment.h"

namespace hexwright {

/// What is held above the map, at the place where it would come to lie. Drawn with its real pictures.
struct Ghost {
  /// Flat, whatever the map is; with the map's pools and stacks, so that it looks alike.
  Scenario piece;
  /// False: only what lies on the hexes is held.
  bool hexes = true;
};

/// What these edits of a scenario would lay down; what they take away leaves nothing in it.
Ghost pictured(const Scenario& scenario, const Edits& edits);
/// A piece with its middle at a place.
Ghost ghost_of(const Fragment& fragment, Hex at);
/// Without hexes and things, with the names that they may use.
Scenario names_of(const Scenario& scenario);

}  // namespace hexwright
