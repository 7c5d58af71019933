#pragma once

#include <optional>

#include "model/findings/finding.h"

namespace hexwright {

/// Edits that join the edges of a board: the shortest round that its hexes fit in. A half hex that was drawn
/// at both edges becomes one. None when there is no such round, as for an odd number of rows between north
/// and south.
std::optional<Fix> joining(const Scenario& scenario, Topology::Kind kind);

}  // namespace hexwright
