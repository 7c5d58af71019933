#pragma once

#include <array>
#include <compare>

#include "model/board/path.h"

namespace hexwright {

/// The point where three hexes meet, where a settlement stands. Whichever hex it is reached from, it has
/// one spelling: the north or the south corner of the one hex that has it there.
class Intersection {
 public:
  constexpr Intersection() = default;
  constexpr Intersection(Hex hex, Corner corner) {
    switch (corner) {
      case Corner::North:
        hex_ = hex, north_ = true;
        break;
      case Corner::South:
        hex_ = hex, north_ = false;
        break;
      case Corner::SouthEast:
        hex_ = neighbour(hex, Direction::SouthEast), north_ = true;
        break;
      case Corner::SouthWest:
        hex_ = neighbour(hex, Direction::SouthWest), north_ = true;
        break;
      case Corner::NorthEast:
        hex_ = neighbour(hex, Direction::NorthEast), north_ = false;
        break;
      case Corner::NorthWest:
        hex_ = neighbour(hex, Direction::NorthWest), north_ = false;
        break;
    }
  }

  constexpr Hex hex() const { return hex_; }
  constexpr Corner corner() const { return north_ ? Corner::North : Corner::South; }

  /// The three hexes that meet here; the first is `hex()`, then clockwise.
  constexpr std::array<Hex, 3> hexes() const {
    if (north_) return {hex_, neighbour(hex_, Direction::NorthWest), neighbour(hex_, Direction::NorthEast)};
    return {hex_, neighbour(hex_, Direction::SouthEast), neighbour(hex_, Direction::SouthWest)};
  }
  /// The three paths that end here.
  constexpr std::array<Path, 3> paths() const {
    if (north_)
      return {Path(hex_, Direction::NorthWest), Path(hex_, Direction::NorthEast),
              Path(neighbour(hex_, Direction::NorthWest), Direction::East)};
    return {Path(hex_, Direction::SouthEast), Path(hex_, Direction::SouthWest),
            Path(neighbour(hex_, Direction::SouthWest), Direction::East)};
  }

  friend constexpr auto operator<=>(const Intersection&, const Intersection&) = default;

 private:
  Hex hex_;
  bool north_ = true;
};

static_assert(Intersection({0, 0}, Corner::NorthEast) == Intersection({1, -1}, Corner::South));

/// The two intersections at the ends of a path, clockwise as seen from `path.hex()`.
constexpr std::array<Intersection, 2> ends(const Path& path) {
  const auto corners = ends(path.side());
  return {Intersection(path.hex(), corners[0]), Intersection(path.hex(), corners[1])};
}

}  // namespace hexwright
