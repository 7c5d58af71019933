#pragma once

#include "model/rules/module.h"

namespace hexwright::spices {

// SPI-01
inline constexpr int spice_cards = 30, trade_options = 10, units_each = 3;

/// Steps and rules for the set-up sheet. SPI-01 to SPI-11
void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::spices
