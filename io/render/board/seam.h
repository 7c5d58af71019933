#pragma once

#include <array>
#include <vector>

#include "model/board/plane.h"
#include "model/board/topology.h"

namespace hexwright {

/// Where each place of a board is drawn, as shifts from its canonical place, which comes first. On a joined
/// board also once round the board to either side: half of a hex that the seam cuts shows at each edge, and
/// ghosts lie beyond it. What a canvas draws above a `BoardImage` goes to all of them.
std::vector<Point> copies(const Topology& topology);

/// A rectangle in the plane of the board.
struct Bounds {
  double left = 0, top = 0, right = 0, bottom = 0;
};

/// How a joined board lies in the plane. Where east joins west the seam cuts the last column of hexes in
/// halves, where north joins south the first row, as the set-ups that have such boards are told.
class Seam {
 public:
  /// Precondition: the topology is not flat.
  explicit Seam(const Topology& topology);

  /// What shows every place once; without end along the seam.
  Bounds board() const { return board_; }
  /// Where ghosts lie, at either side of the board.
  std::array<Bounds, 2> beyond() const;
  /// All that is drawn: the board together with its ghosts, or with what overhangs the edges.
  Bounds shown(bool ghosts) const;
  bool east_west() const { return east_west_; }

 private:
  Bounds widened(double distance) const;

  bool east_west_;
  Bounds board_;
};

}  // namespace hexwright
