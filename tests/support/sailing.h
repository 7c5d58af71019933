#pragma once

#include <algorithm>
#include <array>
#include <stdexcept>
#include <vector>

#include "tests/support/playing.h"

namespace hexwright {

/// The shortest way for ships from one intersection to another, over free paths and past no place where
/// somebody could build. Throws when there is none.
inline std::vector<PathId> sea_way(Playing& play, IntersectionId from, IntersectionId to) {
  const BoardGraph& board = play.board();
  std::vector<PathId> over(static_cast<std::size_t>(board.intersection_count()));
  std::vector<IntersectionId> queue{to}, next(over.size());
  std::vector<char> seen(over.size());
  seen[to.index()] = 1;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const IntersectionId here = queue[i];
    if (here != to && here != from && play.game().carries_settlement(play.state(), here)) continue;
    for (std::size_t way = 0; way < 3; ++way) {
      const PathId path = board.intersection_paths(here)[way];
      const IntersectionId other = board.intersection_neighbours(here)[way];
      if (other == none || seen[other.index()] != 0 || !play.state().route[path].empty() ||
          !play.game().carries_ship(play.state(), path))
        continue;
      seen[other.index()] = 1;
      over[other.index()] = path;
      next[other.index()] = here;
      queue.push_back(other);
    }
  }
  if (seen[from.index()] == 0) throw std::runtime_error("no ship comes there");
  std::vector<PathId> paths;
  for (IntersectionId here = from; here != to; here = next[here.index()]) paths.push_back(over[here.index()]);
  return paths;
}

/// The place where somebody could build from which ships come there soonest.
inline IntersectionId nearest_site(Playing& play, IntersectionId to) {
  IntersectionId best;
  std::size_t least = 1000;
  for (const IntersectionId i : play.board().intersections()) {
    if (!play.state().sites.has(i)) continue;
    try {
      const std::size_t length = sea_way(play, i, to).size();
      if (length < least) least = length, best = i;
    } catch (const std::runtime_error&) {
      continue;
    }
  }
  return best;
}

}  // namespace hexwright
