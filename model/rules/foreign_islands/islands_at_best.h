#pragma once

#include "model/rules/map_view.h"

namespace hexwright::foreign_islands {

/// Every finished hex is land or sea for certain, so that the islands are known before play. FOU-05
bool islands_are_known(const MapView& map);

/// How many foreign islands one player settles at best: all islands but one, as far as the pieces go that are
/// left after founding. Where the deal makes the islands, the pieces alone are counted. FOU-09
int most_foreign_islands(const MapView& map);

}  // namespace hexwright::foreign_islands
