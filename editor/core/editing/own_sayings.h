#pragma once

#include <vector>

#include "editor/core/editing/own_parts.h"
#include "model/scenario/message.h"
#include "model/scenario/scenario.h"

namespace hexwright {

// What things of own rules say in words, and which places of the map they speak of.

/// Of the part at this position in the pack. Precondition: the pack is one of these.
Message saying_of(const own::Packs& packs, const own::Element& pack, std::size_t part);

/// Hexes that a thing names by their terrains, numbers or roles; sorted.
std::vector<Hex> places_of(const Scenario& scenario, const own::Packs& packs, const own::Element& thing);
/// The corners around them, each once; sorted.
std::vector<Intersection> corners_around(const Scenario& scenario, const std::vector<Hex>& hexes);
/// "6 hexes of this map, with 18 corners"; that there are none; empty where the thing names no places.
Message places_in_words(const Scenario& scenario, const own::Packs& packs, const own::Element& thing);

}  // namespace hexwright
