#pragma once

#include <algorithm>

#include "model/rules/building.h"

namespace hexwright::desolation {

/// At the coast, or where the coast can turn out to be. DES-01
constexpr bool is_coastal(const Around& hexes) {
  return std::any_of(hexes.begin(), hexes.end(), [](TerrainSet hex) { return hex.may_be_sea(); });
}

}  // namespace hexwright::desolation
