#pragma once

#include <string>
#include <vector>

#include "model/playtest/table.h"

namespace hexwright {

/// A part of `broken_invariants`: cards, hexes, tokens and chits that were lost or made.
void find_lost_supplies(const ReadContext& read, std::vector<std::string>& broken);

}  // namespace hexwright
