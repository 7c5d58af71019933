#include "model/playtest/table/longest_trail.h"

#include <algorithm>
#include <vector>

#include <rapidcheck/gtest.h>

namespace hexwright {
namespace {

using Edges = std::vector<TrailEdge>;

/// By trying all.
int longest_walk(const Edges& edges, std::vector<bool>& used, int from) {
  int longest = 0;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    if (used[i] || (edges[i].from != from && edges[i].to != from)) continue;
    used[i] = true;
    const int to = edges[i].from == from ? edges[i].to : edges[i].from;
    longest = std::max(longest, edges[i].length + longest_walk(edges, used, to));
    used[i] = false;
  }
  return longest;
}
int longest_walk(const Edges& edges) {
  int longest = 0;
  std::vector<bool> used(edges.size());
  for (const TrailEdge& edge : edges)
    for (const int end : {int{edge.from}, int{edge.to}})
      longest = std::max(longest, longest_walk(edges, used, end));
  return longest;
}

/// Rows of hexes with so many edges each way: a wall of bricks, which joins its nodes in the same way.
Edges bricks(int rows, int columns) {
  Edges edges;
  const auto node = [&](int row, int column) { return static_cast<std::uint16_t>(row * columns + column); };
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      if (column + 1 < columns) edges.push_back({node(row, column), node(row, column + 1)});
      if (row + 1 < rows && (row + column) % 2 == 0)
        edges.push_back({node(row, column), node(row + 1, column)});
    }
  return edges;
}

RC_GTEST_PROP(LongestTrail, IsTheLongestOfAllWalks, ()) {  // BASE-10
  const Edges all = bricks(4, 6);
  Edges edges;
  for (const TrailEdge& edge : all)
    if (*rc::gen::weightedElement<bool>({{4, true}, {1, false}}))
      edges.push_back({edge.from, edge.to, *rc::gen::weightedElement<int>({{8, 1}, {1, 2}, {1, 5}})});
  const int longest = longest_walk(edges);
  RC_ASSERT(longest_trail(edges, 0) == longest);
  const int at_least = *rc::gen::inRange(0, 40);
  RC_ASSERT(longest_trail(edges, at_least) == std::max(longest, at_least));
}

TEST(LongestTrail, OfNothingIsNothing) { EXPECT_EQ(longest_trail({}, 0), 0); }

/// Far more ways through it than can be walked. Of the nodes where three edges meet all but two are ends of
/// an edge that is left out.
TEST(LongestTrail, ThroughAWideNetworkIsFoundAllTheSame) {
  const Edges edges = bricks(6, 21);
  EXPECT_EQ(edges.size(), 173U);
  const int longest = longest_trail(edges, 0);
  EXPECT_GT(longest, 120);
  EXPECT_LE(longest, 6 * 21 + 1);  // no node twice but for the ends
}

}  // namespace
}  // namespace hexwright
