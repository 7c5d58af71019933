#include "model/playtest/ways.h"

#include "model/board/board_graph.h"

namespace hexwright {
namespace {

/// Over a path, away from one of its ends.
WayId way_from(const BoardGraph& board, PathId path, IntersectionId from) {
  return Ways::over(path)[board.path_ends(path)[0] == from ? 1 : 0];
}

Ways::Way way_to(const BoardGraph& board, WayId way, IntersectionId end) {
  Ways::Way found{.to = end, .on = {way, way}};
  std::size_t count = 0;
  for (const PathId other : board.intersection_paths(end))
    if (other != none && other != Ways::path(way)) found.on[count++] = way_from(board, other, end);
  return found;
}

}  // namespace

Ways::Ways(const BoardGraph& board) : ways_(2 * board.path_count()) {
  for (const PathId path : board.paths())
    for (std::size_t end = 0; end < 2; ++end)
      ways_[over(path)[end]] = way_to(board, over(path)[end], board.path_ends(path)[end]);
}

}  // namespace hexwright
