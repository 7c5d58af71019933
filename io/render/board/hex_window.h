#pragma once

#include <algorithm>
#include <array>

#include "io/render/pen/pixel_rect.h"
#include "io/render/view.h"
#include "model/board/plane.h"
#include "model/board/topology.h"

namespace hexwright {

/// The hexes that may show in a rectangle of the picture, with one hex to spare on every side, because
/// pieces reach over the border of their hex.
class HexWindow {
 public:
  /// `shift`: how far from its own place each hex is drawn.
  HexWindow(const BoardView& view, const PixelRect& rect, Point shift = {});

  int first_row() const { return first_row_; }
  int last_row() const { return last_row_; }
  int first_in(int row) const;
  int last_in(int row) const;
  bool contains(Hex h) const {
    return h.r >= first_row_ && h.r <= last_row_ && h.q >= first_in(h.r) && h.q <= last_in(h.r);
  }

 private:
  double left_, right_;
  int first_row_, last_row_;
};

/// Visits what lies in the window, in order. `things` is sorted by hex, as every layer of a scenario is;
/// what lies outside is skipped row by row, not looked at.
template <class Things, class HexOf, class Visit>
void visit_window(const Things& things, const HexWindow& window, HexOf hex_of, Visit visit) {
  const auto before = [&](const auto& thing, Hex h) { return hex_of(thing) < h; };
  const auto end = things.end();
  Hex next{window.first_in(window.first_row()), window.first_row()};
  auto at = std::lower_bound(things.begin(), end, next, before);
  while (at != end && hex_of(*at).r <= window.last_row()) {
    const Hex h = hex_of(*at);
    if (h.q < window.first_in(h.r)) {
      at = std::lower_bound(at, end, Hex{window.first_in(h.r), h.r}, before);
    } else if (h.q > window.last_in(h.r)) {
      at = std::lower_bound(at, end, Hex{window.first_in(h.r + 1), h.r + 1}, before);
    } else {
      visit(*at);
      ++at;
    }
  }
}

/// Finds the neighbours of hexes in a sequence sorted by hex, when it is asked hex by hex in order: a few
/// steps onward from the last answer instead of a search. Reaches across the seam of a joined board.
template <class Things, class HexOf>
class NeighbourFinder {
  using Iterator = typename Things::const_iterator;

 public:
  NeighbourFinder(const Things& things, const Topology& topology, HexOf hex_of)
      : things_(things), topology_(topology), hex_of_(hex_of) {
    last_.fill(things.begin());
  }

  /// Null when nothing lies there.
  auto find(Hex h, Direction d) {
    const Hex wanted = neighbour(h, d);
    const Hex canonical = topology_.canonical(wanted);
    Iterator at = things_.begin();
    if (canonical == wanted) {
      Iterator& last = last_[static_cast<std::size_t>(index(d))];
      last = onward(last, wanted);
      at = last;
    } else {
      at = search(at, canonical);
    }
    return at != things_.end() && hex_of_(*at) == canonical ? &*at : nullptr;
  }

 private:
  Iterator search(Iterator from, Hex wanted) const {
    return std::lower_bound(from, things_.end(), wanted,
                            [&](const auto& thing, Hex h) { return hex_of_(thing) < h; });
  }
  Iterator onward(Iterator at, Hex wanted) const {
    constexpr int steps_before_search = 4;
    for (int step = 0; at != things_.end() && hex_of_(*at) < wanted; ++step) {
      if (step == steps_before_search) return search(at, wanted);
      ++at;
    }
    return at;
  }

  const Things& things_;
  const Topology& topology_;
  HexOf hex_of_;
  std::array<Iterator, 6> last_;
};

}  // namespace hexwright
