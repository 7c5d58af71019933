#pragma once

#include <optional>

#include "model/findings/finding.h"
#include "model/rules/map_view.h"

namespace hexwright::map {

// What makes a token pool hold as many tokens as hexes take from it. None where that would be no repair, but
// another pool. Precondition: the pool is defined.

std::optional<Fix> add_tokens(const MapView& map, const TokenPool& pool, int missing);
/// Nothing that is set aside for a terrain.
std::optional<Fix> remove_tokens(const MapView& map, const TokenPool& pool, int spare);

}  // namespace hexwright::map
