#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "model/scenario/terrain.h"

namespace hexwright {

/// What a hex can turn out to be.
class TerrainSet {
 public:
  constexpr TerrainSet() = default;
  constexpr explicit TerrainSet(Terrain t) : bits_(bit(t)) {}
  /// Of the built-in ones.
  static constexpr TerrainSet all() {
    TerrainSet set;
    for (const Terrain t : all_terrains) set.add(t);
    return set;
  }

  constexpr void add(Terrain t) { bits_ |= bit(t); }
  constexpr void remove(TerrainSet others) { bits_ &= ~others.bits_; }
  constexpr void add(TerrainSet others) { bits_ |= others.bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int count() const { return std::popcount(bits_); }
  constexpr bool contains(Terrain t) const { return (bits_ & bit(t)) != 0; }

  /// It can turn out to be one of these.
  constexpr bool may_be(TerrainSet others) const { return (bits_ & others.bits_) != 0; }
  /// It turns out to be one of these for certain.
  constexpr bool is_among(TerrainSet others) const { return !empty() && (bits_ & ~others.bits_) == 0; }

  constexpr bool may_be_sea() const { return contains(Terrain::Sea); }
  constexpr bool may_be_land() const { return (bits_ & ~bit(Terrain::Sea)) != 0; }
  constexpr bool is_sea() const { return may_be_sea() && !may_be_land(); }
  constexpr bool is_land() const { return may_be_land() && !may_be_sea(); }
  bool may_produce() const { return (bits_ & producing_bits()) != 0; }

  friend constexpr bool operator==(TerrainSet, TerrainSet) = default;

 private:
  static_assert(most_terrains <= 64);
  static constexpr std::uint64_t bit(Terrain t) { return std::uint64_t{1} << static_cast<unsigned>(t); }
  static std::uint64_t producing_bits() {
    static const std::uint64_t bits = [] {
      std::uint64_t producing = 0;
      for (const Terrain t : every_terrain)
        if (is_producing(t)) producing |= bit(t);
      return producing;
    }();
    return bits;
  }

  std::uint64_t bits_ = 0;
};

/// What the two hexes beside a path can be. Beyond the edge of the board counts as sea.
using Beside = std::array<TerrainSet, 2>;
/// What the three hexes around an intersection can be. Beyond the edge of the board counts as sea.
using Around = std::array<TerrainSet, 3>;

}  // namespace hexwright
