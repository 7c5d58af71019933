#pragma once

#include <array>
#include <span>

#include "model/playtest/view.h"

namespace hexwright {

/// A place that a seat can come to with a few more roads or ships, and how.
struct Way {
  IntersectionId to;
  std::uint8_t roads = 0, ships = 0;
  Action first;  ///< the road or ship that comes next

  int length() const { return roads + ships; }
};

/// Where the routes of a seat can go on to, the nearest places first: looked for as far as it is asked for.
class Reach {
 public:
  explicit Reach(const View& view);

  /// Those with no more than so many roads or ships.
  std::span<const Way> ways(int most_routes);

 private:
  void begin(const PathBits& spots, Route route);
  void go_on(std::size_t from);
  void add(const Way& way, WayId last, Route route);

  const View* view_;
  // Left unset beyond count_.
  std::array<Way, 160> ways_;
  std::array<Packed<WayId>, 160> last_;  ///< the path of each that comes last, and its direction
  std::size_t count_ = 0;
  std::size_t gone_on_ = 0;  ///< from so many of them
  std::array<IntersectionBits, 2> seen_{};
};

}  // namespace hexwright
