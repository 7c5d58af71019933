#pragma once

#include <vector>

#include "model/rules/map_view.h"
#include "model/scenario/message.h"

namespace hexwright::base {

/// What the map keeps of Pioneers' rules that would bring players points there beyond those that are counted
/// here: games here play none of it. BASE-18
std::vector<Argument> uncounted_rules(const MapView& map);
/// At most so many points for one player: further cards, and a new island for each settlement. (What bridges
/// lead to is known to nobody: none.)
int uncounted_points(const MapView& map);

}  // namespace hexwright::base
