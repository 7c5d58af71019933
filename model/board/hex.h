#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdlib>
#include <functional>

#include "model/board/direction.h"
#include "model/board/index.h"

namespace hexwright {

/// A place for one hex, in axial coordinates: q to the east, r to the south-east. The third axis is
/// derived and never stored. Ordered in reading order: row by row from the north, west to east.
struct Hex {
  int q = 0;
  int r = 0;

  constexpr int s() const { return -q - r; }

  friend constexpr bool operator==(const Hex&, const Hex&) = default;
  friend constexpr std::strong_ordering operator<=>(const Hex& a, const Hex& b) {
    if (const auto rows = a.r <=> b.r; std::is_neq(rows)) return rows;
    return a.q <=> b.q;
  }
  friend constexpr Hex operator+(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }
  friend constexpr Hex operator-(Hex a, Hex b) { return {a.q - b.q, a.r - b.r}; }
};

/// The step from any hex to its neighbour in direction `d`.
constexpr Hex step(Direction d) {
  constexpr std::array<Hex, 6> steps{Hex{1, 0}, Hex{0, 1}, Hex{-1, 1}, Hex{-1, 0}, Hex{0, -1}, Hex{1, -1}};
  return steps[at(d)];
}

constexpr Hex neighbour(Hex h, Direction d) { return h + step(d); }

/// The number of steps between two hexes on an endless flat board.
constexpr int distance(Hex a, Hex b) {
  const Hex d = a - b;
  const auto magnitude = [](int v) { return v < 0 ? -v : v; };
  return (magnitude(d.q) + magnitude(d.r) + magnitude(d.s())) / 2;
}

/// Turned about hex {0, 0} by `sixths` of a full turn, clockwise.
constexpr Hex rotated(Hex h, int sixths) {
  for (int turns = (sixths % 6 + 6) % 6; turns > 0; --turns) h = {-h.r, -h.s()};
  return h;
}

/// Mirrored left to right about hex {0, 0}.
constexpr Hex mirrored(Hex h) { return {h.s(), h.r}; }

}  // namespace hexwright

template <>
struct std::hash<hexwright::Hex> {
  std::size_t operator()(const hexwright::Hex& h) const noexcept {
    const auto q = static_cast<std::size_t>(static_cast<unsigned>(h.q));
    const auto r = static_cast<std::size_t>(static_cast<unsigned>(h.r));
    return (q * 0x9E3779B97F4A7C15ULL) ^ (r * 0xC2B2AE3D27D4EB4FULL + (q << 32U));
  }
};
