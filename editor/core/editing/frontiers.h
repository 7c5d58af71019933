#pragma once

#include <optional>
#include <vector>

#include "editor/core/editing/command.h"
#include "editor/core/editing/pointer.h"

namespace hexwright {

// Frontier areas: where one can lie, and how it is changed.

/// The path between its two hexes, and its centre at the end of it on the settlers' side; both canonical.
struct FrontierPlace {
  Path path;
  Intersection centre;
  friend bool operator==(const FrontierPlace&, const FrontierPlace&) = default;
};

/// Why a hex can be no part of a new frontier area: it is not on the board, has hexes all around it, or
/// belongs to one already.
std::optional<Refusal> why_no_frontier(const Scenario& scenario, Hex at);
/// The area of two hexes; refused when they are no neighbours or either can be no part of one. Where land
/// decides nothing, the centre is the end that is nearer to `wish`.
Outcome<FrontierPlace> frontier_between(const Scenario& scenario, Hex a, Hex b, Point wish);
/// The area that lies at the path under the pointer, else the first that has its hex.
std::optional<FrontierPlace> frontier_at(const Scenario& scenario, const Pointer& pointer);
std::optional<FrontierPlace> frontier_of(const Scenario& scenario, Hex hex);
/// The five intersections that its events touch, the centre first.
std::vector<Intersection> frontier_intersections(const Topology& topology, const FrontierPlace& area);

/// How many frontier events touch an intersection.
int frontier_events_at(const Scenario& scenario, Intersection at);

Command lay_frontier(const FrontierPlace& area);
Command remove_frontier(Path at);
/// The centre at the other end of the path. Precondition: there is an area.
Command turn_frontier(const Scenario& scenario, Path at);

}  // namespace hexwright
