#pragma once

#include <optional>

#include "model/rules/map_view.h"

namespace hexwright::explorers {

/// What open cells are discovered from. EXP-02, EXP-05
struct Discovery {
  const StackSupply* land = nullptr;  ///< open cells name this one
  const StackSupply* sea = nullptr;   ///< its partner
};

/// None unless exactly one stack is paired, and with another one that exists.
std::optional<Discovery> discovery_of(const MapView& map);

/// The number tokens for discovered land; null when the land stack names none that exist.
const TokenPool* bag_of(const MapView& map, const Discovery& discovery);

/// How many hexes a stack holds, `dealt` ones included, that take a token: at most.
int most_producing(const MapView& map, const Stack& stack);

}  // namespace hexwright::explorers
