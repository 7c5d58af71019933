#pragma once

#include <vector>

#include "model/board/ids.h"

namespace hexwright::cloth_villages {

/// CLO-02
struct Village {
  IntersectionId place;
  int number = 0;
};

/// What the module reads from the map.
struct Facts {
  std::vector<Village> villages;
};

}  // namespace hexwright::cloth_villages
