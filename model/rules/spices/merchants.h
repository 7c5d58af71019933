#pragma once

#include "model/rules/ruleset.h"

namespace hexwright::spices {

// SPI-01
inline constexpr int spice_cards = 30, trade_options = 10, units_each = 3;

/// The hex is a spice hex, whatever is drawn or turned up.
constexpr bool is_spice(TerrainSet hex) { return hex == TerrainSet(Terrain::Spice); }

/// A merchant can stand at an intersection between these hexes: one of them, and no more, is a spice hex, and
/// a ship or road can end there. SPI-04
bool takes_merchant(const Ruleset& rules, const Around& hexes);

}  // namespace hexwright::spices
