#pragma once

#include "model/rules/terrain_set.h"

namespace hexwright::volcano {

/// Whether what is struck stays as a settlement: a city does, if its owner has a settlement in supply.
/// Everything else is lost. VOL-04, VOL-05
constexpr bool shrinks_when_struck(bool is_city, int settlements_in_supply) {
  return is_city && settlements_in_supply > 0;
}

/// The terrains that yield resources to the buildings around them; volcanoes only in the Gold variant, and
/// jungles never: discoveries are no resources. VOL-02, VOL-07
constexpr TerrainSet resource_terrains(bool gold_variant) {
  TerrainSet yielding;
  for (const Terrain t : all_terrains)
    if (is_producing(t) && t != Terrain::Jungle && (t != Terrain::Volcano || gold_variant)) yielding.add(t);
  return yielding;
}

}  // namespace hexwright::volcano
