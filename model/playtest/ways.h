#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "model/board/ids.h"

namespace hexwright {

class BoardGraph;

/// One way over a path: each path has two, one to either end.
using WayId = Id<struct WayKind>;

/// What one comes to on the ways over paths, close together in memory: for what is asked at every step along
/// roads and ships. The same is in the `BoardGraph`, for everything else.
class Ways {
 public:
  struct Way {
    Packed<IntersectionId> to;
    /// On from there, over the other paths; this way itself where there is no other path.
    std::array<Packed<WayId>, 2> on;
    std::int16_t unused = 0;  ///< to a whole number of words
  };

  explicit Ways(const BoardGraph& board);

  const Way& operator[](WayId way) const { return ways_[way]; }
  /// To the path's first end and to its second one.
  static std::array<WayId, 2> over(PathId path) {
    return {WayId(2 * path.value()), WayId(2 * path.value() + 1)};
  }
  /// The other way over the same path.
  static WayId back(WayId way) { return WayId(way.value() ^ 1); }
  static PathId path(WayId way) { return PathId(way.index() / 2); }

 private:
  IdVector<WayId, Way> ways_;
};

}  // namespace hexwright
