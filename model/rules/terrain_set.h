#pragma once

#include <cstdint>

#include "model/scenario/terrain.h"

namespace hexwright {

/// What a hex can turn out to be.
class TerrainSet {
 public:
  constexpr TerrainSet() = default;
  constexpr explicit TerrainSet(Terrain t) : bits_(bit(t)) {}
  static constexpr TerrainSet all() {
    TerrainSet set;
    for (const Terrain t : all_terrains) set.add(t);
    return set;
  }

  constexpr void add(Terrain t) { bits_ |= bit(t); }
  constexpr void add(TerrainSet others) { bits_ |= others.bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool contains(Terrain t) const { return (bits_ & bit(t)) != 0; }

  /// It can turn out to be one of these.
  constexpr bool may_be(TerrainSet others) const { return (bits_ & others.bits_) != 0; }
  /// It turns out to be one of these for certain.
  constexpr bool is_among(TerrainSet others) const { return !empty() && (bits_ & ~others.bits_) == 0; }

  constexpr bool may_be_sea() const { return contains(Terrain::Sea); }
  constexpr bool may_be_land() const { return (bits_ & ~bit(Terrain::Sea)) != 0; }
  constexpr bool is_sea() const { return may_be_sea() && !may_be_land(); }
  constexpr bool is_land() const { return may_be_land() && !may_be_sea(); }
  constexpr bool may_produce() const { return (bits_ & producing_bits()) != 0; }

  friend constexpr bool operator==(TerrainSet, TerrainSet) = default;

 private:
  static constexpr std::uint32_t bit(Terrain t) { return 1U << static_cast<unsigned>(t); }
  static constexpr std::uint32_t producing_bits() {
    std::uint32_t bits = 0;
    for (const Terrain t : all_terrains)
      if (is_producing(t)) bits |= bit(t);
    return bits;
  }

  std::uint32_t bits_ = 0;
};

}  // namespace hexwright
