#pragma once

#include "render/render.h"

namespace hexwright {

/// Around all hexes, in the plane of the board; all zero for an empty scenario.
struct Bounds {
  double left = 0, top = 0, right = 0, bottom = 0;
};

Bounds bounds_of(const Scenario& scenario);

}  // namespace hexwright
