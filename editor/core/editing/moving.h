#pragma once

#include "editor/core/editing/command.h"
#include "editor/core/editing/hand.h"
#include "editor/core/editing/selection.h"
#include "editor/core/editing/tool.h"

namespace hexwright {

/// How hexes, or what lies on them, go elsewhere.
struct Moving {
  Hex by;  ///< the step from each hex to its new place
  Moved what = Moved::Everything;
  bool copy = false;  ///< what is there stays
};

/// The step that a designer means by a direction on the screen. A board that is shown turned has no
/// neighbours to the east and west: there these mean north-east and south-west.
Direction step_seen(Direction seen, const Details& details);

/// Refused when a part of it would have no place there, or when nothing of it lies on the hexes.
Outcome<Command> move_command(const Scenario& scenario, const HexSet& hexes, const Moving& moving);
/// The same before it is done: with a ghost, or why not.
Preview preview_of_moving(const Scenario& scenario, const HexSet& hexes, const Moving& moving);

}  // namespace hexwright
