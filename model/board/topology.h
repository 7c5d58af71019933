#pragma once

#include <cassert>
#include <cstdint>
#include <optional>

#include "model/board/intersection.h"

namespace hexwright {

/// How the edges of a board join. On a joined board a hex has many spellings, one period apart; all
/// layers of a scenario use the canonical one. What a map plays may want it flat, or joined in one of the two
/// ways.
class Topology {
 public:
  enum class Kind : std::uint8_t { Flat, JoinedEastWest, JoinedNorthSouth };

  /// Flat: nothing joins.
  constexpr Topology() = default;
  /// The topology with this size and origin, which mean what they mean below; none when there is no such
  /// board.
  static constexpr std::optional<Topology> make(Kind kind, int size, int origin) {
    return is_legal(kind, size, origin) ? std::optional(Topology(kind, size, origin)) : std::nullopt;
  }
  /// `width` hexes make one round. `west` is the column (2q + r, in half hexes) of the first hexes east of
  /// the seam: canonical hexes have west <= 2q + r < west + 2 * width. Precondition: width >= least_width.
  static constexpr Topology joined_east_west(int width, int west) {
    return {Kind::JoinedEastWest, width, west};
  }
  /// `height` rows make one round, an even number. `north` is the row (r) of the first hexes south of the
  /// seam: canonical hexes have north <= r < north + height. Precondition: height even and >= least_height.
  static constexpr Topology joined_north_south(int height, int north) {
    return {Kind::JoinedNorthSouth, height, north};
  }

  /// On smaller boards two hexes would share more than one path.
  static constexpr int least_width = 3;
  static constexpr int least_height = 4;
  /// Of size and origin, so that no sum with a coordinate overflows.
  static constexpr int most = 20'000;

  constexpr Kind kind() const { return kind_; }
  /// Hexes (east-west) or rows (north-south) in one round; 0 when flat.
  constexpr int size() const { return size_; }
  /// First canonical column (2q + r) or row; 0 when flat.
  constexpr int origin() const { return origin_; }
  /// The translation that leads from a hex to itself, once round the board; {0, 0} when flat.
  constexpr Hex period() const {
    if (kind_ == Kind::JoinedEastWest) return {size_, 0};
    if (kind_ == Kind::JoinedNorthSouth) return {-size_ / 2, size_};
    return {};
  }

  constexpr Hex canonical(Hex h) const {
    if (kind_ == Kind::Flat) return h;
    const int position = kind_ == Kind::JoinedEastWest ? 2 * h.q + h.r : h.r;
    const int round = kind_ == Kind::JoinedEastWest ? 2 * size_ : size_;
    const int offset = position - origin_;
    const int rounds = offset >= 0 ? offset / round : -((-offset + round - 1) / round);
    return {h.q - rounds * period().q, h.r - rounds * period().r};
  }
  constexpr Path canonical(Path p) const { return {canonical(p.hex()), p.side()}; }
  constexpr Intersection canonical(Intersection i) const { return {canonical(i.hex()), i.corner()}; }

  friend constexpr bool operator==(const Topology&, const Topology&) = default;

 private:
  constexpr Topology(Kind kind, int size, int origin) : kind_(kind), size_(size), origin_(origin) {
    assert(is_legal(kind, size, origin));
  }

  static constexpr bool is_legal(Kind kind, int size, int origin) {
    if (size > most || origin < -most || origin > most) return false;
    switch (kind) {
      case Kind::Flat:
        return size == 0 && origin == 0;
      case Kind::JoinedEastWest:
        return size >= least_width;
      case Kind::JoinedNorthSouth:
        return size >= least_height && size % 2 == 0;
    }
    return false;
  }

  Kind kind_ = Kind::Flat;
  int size_ = 0;
  int origin_ = 0;
};

}  // namespace hexwright
