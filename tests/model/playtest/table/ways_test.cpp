#include "model/playtest/ways.h"

#include <algorithm>
#include <vector>

#include <rapidcheck/gtest.h>

#include "model/board/board_graph.h"
#include "tests/support/generators.h"

namespace hexwright {
namespace {

std::vector<PathId> others_at(const BoardGraph& board, IntersectionId end, PathId path) {
  std::vector<PathId> others;
  for (const PathId other : board.intersection_paths(end))
    if (other != none && other != path) others.push_back(other);
  return others;
}

std::vector<PathId> paths_on(const Ways& ways, WayId way) {
  std::vector<PathId> paths;
  for (const WayId on : ways[way].on)
    if (on != way) paths.push_back(Ways::path(on));
  return paths;
}

RC_GTEST_PROP(WaysOverPaths, LeadOnOverTheOtherPathsAtTheirEnd, ()) {
  const BoardGraph board(*test::any_topology(), *test::any_hexes(5));
  const Ways ways(board);
  for (const PathId path : board.paths())
    for (std::size_t i = 0; i < 2; ++i) {
      const WayId way = Ways::over(path)[i];
      const IntersectionId end = board.path_ends(path)[i];
      RC_ASSERT(Ways::path(way) == path);
      RC_ASSERT(ways[way].to == end);
      RC_ASSERT(paths_on(ways, way) == others_at(board, end, path));
    }
}

RC_GTEST_PROP(WaysOverPaths, NeverLeadBack, ()) {
  const BoardGraph board(*test::any_topology(), *test::any_hexes(5));
  const Ways ways(board);
  for (const PathId path : board.paths())
    for (const WayId way : Ways::over(path))
      for (const WayId on : ways[way].on) {
        if (on == way) continue;
        const auto& ends = board.path_ends(Ways::path(on));
        RC_ASSERT(std::count(ends.begin(), ends.end(), ways[way].to) > 0);
        RC_ASSERT(ends[0] == ends[1] || ways[on].to != ways[way].to);
      }
}

}  // namespace
}  // namespace hexwright
