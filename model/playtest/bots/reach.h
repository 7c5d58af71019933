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

/// Where the routes of a seat can go on to, the nearest places first.
class Reach {
 public:
  Reach(const View& view, int most_routes);

  std::span<const Way> ways() const { return {ways_.data(), count_}; }

 private:
  void begin(const PathBits& spots, Route route);
  void go_on(const Way& way);
  void add(const Way& way, Route route);

  const View* view_;
  std::array<Way, 160> ways_;  // left unset beyond count_
  std::size_t count_ = 0;
  std::array<IntersectionBits, 2> seen_{};
};

}  // namespace hexwright
