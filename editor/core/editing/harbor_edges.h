#pragma once

#include <optional>
#include <vector>

#include "editor/core/editing/pointer.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// A way to lay a harbor: the sea hex that it lies in, and the side of it that faces land.
struct HarborEdge {
  Hex sea;
  Direction facing = Direction::East;

  Path path() const { return {sea, facing}; }
  friend constexpr bool operator==(const HarborEdge&, const HarborEdge&) = default;
};

/// The legal edges of a sea hex, clockwise from the east; for a land hex, those that face it: coasts whose
/// intersections no other harbor serves. BASE-15
std::vector<HarborEdge> harbor_edges(const Scenario& scenario, Hex at);
/// The coast nearest to the pointer among those of its hex, legal or crowded.
std::optional<HarborEdge> harbor_edge_at(const Scenario& scenario, const Pointer& pointer);
/// The same among the legal ones alone.
std::optional<HarborEdge> legal_edge_at(const Scenario& scenario, const Pointer& pointer);
/// A harbor of another sea hex serves one of its intersections. BASE-15
bool is_crowded(const Scenario& scenario, const HarborEdge& edge);
/// Where the harbor at `path` would go when turned on clockwise within its sea hex; none when it has
/// nowhere else to go or there is no harbor.
std::optional<HarborEdge> next_edge(const Scenario& scenario, Path path);
/// The harbor that lies in a sea hex; the first, when there are several.
std::optional<Path> harbor_in(const Scenario& scenario, Hex sea);
/// The harbor at the path under the pointer, else the one in its hex.
std::optional<Path> harbor_at(const Scenario& scenario, const Pointer& pointer);

}  // namespace hexwright
