#pragma once

#include "io/render/render.h"
#include "io/render/seam.h"

namespace hexwright {

/// Around all that a picture shows, in the plane of the board; all zero for an empty scenario. A joined
/// board is shown once round from seam to seam, with its ghosts where they are wanted.
Bounds bounds_of(const Scenario& scenario, const DrawOptions& options = {});

}  // namespace hexwright
