#pragma once

#include <span>
#include <vector>

#include "board/topology.h"
#include "core/tool.h"

namespace hexwright::gui {

// On a board whose edges join, what lies beside the seam is seen twice: in its own place, and beyond the
// other edge as the neighbour of what lies there.

/// Every spelling of these hexes that is seen, the canonical ones among them.
std::vector<Hex> with_images(const Topology& topology, std::span<const Hex> hexes);
/// The whole preview; the line of a lasso stays where it was drawn.
Preview with_images(const Topology& topology, Preview preview);

}  // namespace hexwright::gui
