#pragma once

#include <algorithm>

#include "board/plane.h"
#include "render/pixel_rect.h"
#include "render/view.h"

namespace hexwright {

/// The hexes that may show in a rectangle of the picture, with one hex to spare on every side, because
/// pieces reach over the border of their hex.
class HexWindow {
 public:
  HexWindow(const View& view, const PixelRect& rect);

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

/// Finds hexes in a sequence sorted by hex when they are asked for in order too: a few steps onward for the
/// next one instead of a search.
template <class Things, class HexOf>
class Follower {
 public:
  Follower(const Things& things, HexOf hex_of) : at_(things.begin()), end_(things.end()), hex_of_(hex_of) {}

  /// Null when there is none.
  auto find(Hex h) {
    constexpr int steps_before_search = 4;
    for (int step = 0; at_ != end_ && hex_of_(*at_) < h; ++step) {
      if (step == steps_before_search) {
        at_ = std::lower_bound(at_, end_, h,
                               [&](const auto& thing, Hex wanted) { return hex_of_(thing) < wanted; });
        break;
      }
      ++at_;
    }
    return at_ != end_ && hex_of_(*at_) == h ? &*at_ : nullptr;
  }

 private:
  typename Things::const_iterator at_, end_;
  HexOf hex_of_;
};

}  // namespace hexwright
