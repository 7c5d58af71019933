#pragma once

#include "model/rules/map_view.h"

namespace hexwright::desolation {

/// The pool that the option names; null when it names none that the scenario defines.
const TokenPool* spare_tokens(const MapView& map);

/// By number: the most tokens that can be needed at once beside those that lie on the home island at the
/// start, as its hexes lose value. Every hex of a more likely number can come to show it, while those that
/// show it still do. DES-02
Counts<int> spare_tokens_needed(const MapView& map);

}  // namespace hexwright::desolation
