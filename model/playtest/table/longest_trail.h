#pragma once

#include <cstdint>
#include <span>

namespace hexwright {

/// An edge of a graph between two nodes, which are numbered from 0.
struct TrailEdge {
  std::uint16_t from = 0, to = 0;
  int length = 1;
};

/// The length of the longest trail, which goes over no edge twice; `at_least` when none is longer. It is not
/// walked: as Euler found, edges are a trail if they are connected and an odd number of them meets at two
/// nodes at most. Such edges are chosen one after the other from one side of the graph to the other, where of
/// all choices that are alike at the front between the two sides the longest is kept. So the time it takes
/// grows with the width of the graph, and not with the number of ways through it.
int longest_trail(std::span<const TrailEdge> edges, int at_least);

}  // namespace hexwright
