#pragma once

#include <cstddef>
#include <vector>

#include "model/own/packs.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// Places of a map that a part of own rules speaks of; each once, sorted.
struct OwnPlaces {
  bool any_named = false;  ///< it speaks of places, whether the map has such ones or not
  std::vector<Hex> hexes;
  std::vector<Intersection> corners;
  std::vector<Path> paths;
};
/// Where a terrain, a harbor or a mark lies; of rules and the like, where what they ask may hold in some
/// game, as far as the beginning tells, whether their options are on or not. Precondition: the pack is the
/// map's.
OwnPlaces places_of(const Scenario& scenario, const own::Element& pack, std::size_t part);

/// The corners around hexes, each once; sorted.
std::vector<Intersection> corners_around(const Scenario& scenario, const std::vector<Hex>& hexes);
/// "6 hexes of this map, with 18 corners"; that there are none; empty where no places are named.
Message in_words(const Scenario& scenario, const OwnPlaces& places);

}  // namespace hexwright
