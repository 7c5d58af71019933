#pragma once

#include <array>
#include <compare>

#include "model/board/hex.h"

namespace hexwright {

/// The border between two neighbouring hexes, where a road or ship lies. Whichever hex it is reached
/// from, it has one spelling: the hex to its north or west, and its east, south-east or south-west side.
class Path {
 public:
  constexpr Path() = default;
  constexpr Path(Hex hex, Direction side)
      : hex_(side < Direction::West ? hex : neighbour(hex, side)),
        side_(side < Direction::West ? side : opposite(side)) {}

  constexpr Hex hex() const { return hex_; }
  constexpr Direction side() const { return side_; }
  /// The two hexes that it borders; the first is `hex()`.
  constexpr std::array<Hex, 2> hexes() const { return {hex_, neighbour(hex_, side_)}; }
  constexpr bool borders(Hex h) const { return h == hex_ || h == neighbour(hex_, side_); }

  friend constexpr auto operator<=>(const Path&, const Path&) = default;

 private:
  Hex hex_;
  Direction side_ = Direction::East;
};

static_assert(Path({0, 0}, Direction::West) == Path({-1, 0}, Direction::East));

}  // namespace hexwright
