#pragma once

#include <vector>

#include "editor/core/editing/motion.h"
#include "model/scenario/edit.h"

namespace hexwright {

/// How edits are repeated while painting.
struct Symmetry {
  int turns = 1;            ///< 1, 2, 3 or 6: as many equal parts about the centre
  bool left_right = false;  ///< mirrored at the vertical axis
  bool top_bottom = false;  ///< mirrored at the horizontal axis
  Centre centre = Hex{0, 0};
  bool tokens = true;  ///< false: number tokens are not repeated

  friend bool operator==(const Symmetry&, const Symmetry&) = default;
};

/// The ways in which the board is laid onto itself, the one that changes nothing first. What the centre or
/// the topology does not allow is left out.
std::vector<Motion> motions(const Symmetry& symmetry, const Topology& topology);

/// Whether all that the symmetry asks for is possible; else why not.
std::optional<Refusal> why_not(const Symmetry& symmetry, const Topology& topology);

/// The edits, each followed by its images. Markers, of which there is one, and edits without a place are not
/// repeated. Where images fall on each other the earlier edit stays, so that the result is symmetric.
Edits repeated(const Edits& edits, const Symmetry& symmetry, const Topology& topology);

/// A centre for the scenario as it is: the hex, path or intersection nearest to its middle.
Centre natural_centre(const Scenario& scenario);

}  // namespace hexwright
