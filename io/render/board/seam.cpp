#include "io/render/board/seam.h"

#include <cassert>

namespace hexwright {
namespace {

/// Beyond every coordinate that a board may have, and small enough to compute with.
constexpr double far = 1e6;
/// Two hexes show beyond the seam.
constexpr double columns_beyond = 2 * hex_width;
constexpr double rows_beyond = 2 * 1.5;
/// On a hex that is cut in halves, tokens, harbors and markers stay whole at both edges.
constexpr double overhang = 0.55;

}  // namespace

std::vector<Point> copies(const Topology& topology) {
  if (topology.kind() == Topology::Kind::Flat) return {{}};
  const Point round = centre(topology.period());
  return {{}, round, {-round.x, -round.y}};
}

Seam::Seam(const Topology& topology) : east_west_(topology.kind() == Topology::Kind::JoinedEastWest) {
  assert(topology.kind() != Topology::Kind::Flat);
  const Point round = centre(topology.period());
  if (east_west_) {
    const double left = (topology.origin() - 1) * hex_width / 2;
    board_ = {left, -far, left + round.x, far};
  } else {
    const double top = topology.origin() * 1.5;
    board_ = {-far, top, far, top + round.y};
  }
}

std::array<Bounds, 2> Seam::beyond() const {
  const auto [left, top, right, bottom] = board_;
  const Bounds all = shown(true);
  if (east_west_) return {Bounds{all.left, top, left, bottom}, Bounds{right, top, all.right, bottom}};
  return {Bounds{left, all.top, right, top}, Bounds{left, bottom, right, all.bottom}};
}

Bounds Seam::shown(bool ghosts) const {
  if (!ghosts) return widened(overhang);
  return widened(east_west_ ? columns_beyond : rows_beyond);
}

Bounds Seam::widened(double distance) const {
  const auto [left, top, right, bottom] = board_;
  if (east_west_) return {left - distance, top, right + distance, bottom};
  return {left, top - distance, right, bottom + distance};
}

}  // namespace hexwright
