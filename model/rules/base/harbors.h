#pragma once

#include "model/rules/map_view.h"

namespace hexwright::base {

/// Where a harbor lies. BASE-15
enum class Coast : std::uint8_t {
  Coast,     ///< land where it faces, sea where it lies
  Perhaps,   ///< that depends on what is drawn or turned up
  Inland,    ///< land on both sides
  OpenSea,   ///< sea on both sides
  Reversed,  ///< faces the sea from the land
  Nowhere,   ///< neither hex is on the board
};
Coast coast_of(const MapView& map, const PlacedHarborView& harbor);

/// Both serve one intersection. BASE-15
bool share_an_intersection(const PlacedHarborView& a, const PlacedHarborView& b);

/// Players lay its tokens: no place of the map draws from it, and a module that is played wants that.
bool is_laid_in_play(const MapView& map, const HarborPool& pool);
/// The tokens of all such pools, without those of own rules, which players cannot lay.
Counts<HarborKind> harbors_laid_in_play(const MapView& map);

}  // namespace hexwright::base
