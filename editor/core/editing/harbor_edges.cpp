#include "editor/core/editing/harbor_edges.h"

#include <limits>

#include "editor/core/editing/surroundings.h"

namespace hexwright {
namespace {

/// Every coast of a hex, whatever lies there.
std::vector<HarborEdge> coasts(const Scenario& scenario, Hex at) {
  const Surroundings surroundings(scenario, at);
  std::vector<HarborEdge> edges;
  for (const Direction d : all_directions) {
    if (const HarborEdge out{at, d}; surroundings.has_coast(out)) {
      edges.push_back(out);
    } else if (const HarborEdge in{neighbour(at, d), opposite(d)}; surroundings.has_coast(in)) {
      edges.push_back(in);
    }
  }
  return edges;
}

bool lies_in(const Scenario& scenario, Path path, Hex sea) {
  const auto found = scenario.harbors.find(scenario.topology.canonical(path));
  if (found == scenario.harbors.end()) return false;
  return scenario.topology.canonical(harbor_hex(found->first, found->second)) ==
         scenario.topology.canonical(sea);
}

double square_distance(Point a, Point b) { return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y); }

std::optional<HarborEdge> nearest(const std::vector<HarborEdge>& edges, Point at) {
  std::optional<HarborEdge> best;
  double least = std::numeric_limits<double>::max();
  for (const HarborEdge& edge : edges) {
    const double d = square_distance(middle(edge.path()), at);
    if (d < least) {
      best = edge;
      least = d;
    }
  }
  return best;
}

}  // namespace

bool is_crowded(const Scenario& scenario, const HarborEdge& edge) {
  for (const Intersection end : ends(edge.path()))
    for (const Path path : end.paths())
      if (scenario.harbors.contains(scenario.topology.canonical(path)) && !lies_in(scenario, path, edge.sea))
        return true;
  return false;
}

std::vector<HarborEdge> harbor_edges(const Scenario& scenario, Hex at) {
  auto edges = coasts(scenario, at);
  std::erase_if(edges, [&](const HarborEdge& edge) { return is_crowded(scenario, edge); });
  return edges;
}

// Not the canonical spelling: distances count where the pointer is.
std::optional<HarborEdge> harbor_edge_at(const Scenario& scenario, const Pointer& pointer) {
  return nearest(coasts(scenario, hex_at(pointer.at)), pointer.at);
}

std::optional<HarborEdge> legal_edge_at(const Scenario& scenario, const Pointer& pointer) {
  return nearest(harbor_edges(scenario, hex_at(pointer.at)), pointer.at);
}

std::optional<HarborEdge> next_edge(const Scenario& scenario, Path path) {
  const auto found = scenario.harbors.find(scenario.topology.canonical(path));
  if (found == scenario.harbors.end()) return std::nullopt;
  const Hex sea = harbor_hex(found->first, found->second);
  const Surroundings surroundings(scenario, sea);
  for (int turn = 1; turn < 6; ++turn) {
    const HarborEdge edge{sea, rotated(found->second.facing, turn)};
    const bool free = !scenario.harbors.contains(scenario.topology.canonical(edge.path()));
    if (free && surroundings.has_coast(edge) && !is_crowded(scenario, edge)) return edge;
  }
  return std::nullopt;
}

std::optional<Path> harbor_in(const Scenario& scenario, Hex sea) {
  for (const Direction d : all_directions)
    if (lies_in(scenario, Path(sea, d), sea)) return scenario.topology.canonical(Path(sea, d));
  return std::nullopt;
}

std::optional<Path> harbor_at(const Scenario& scenario, const Pointer& pointer) {
  if (pointer.path && scenario.harbors.contains(*pointer.path)) return pointer.path;
  return harbor_in(scenario, pointer.hex);
}

}  // namespace hexwright
