#pragma once

#include <vector>

#include "model/board/ids.h"
#include "model/scenario/mark.h"

namespace hexwright::wonders {

/// Where a settlement lets one claim something. WON-06, WON-08
struct MarkedPlace {
  IntersectionId place;
  MarkKind kind = MarkKind::Strait;
};

/// What the module reads from the map.
struct Facts {
  bool claim_builds = false;  ///< a claim costs, and builds, the first level. WON-10
  std::vector<MarkedPlace> marked_places;
};

}  // namespace hexwright::wonders
