#pragma once

#include "io/render/board/seam.h"
#include "io/render/render.h"

namespace hexwright {

/// Around all that a picture shows, in the plane of the board; all zero for an empty scenario. A joined
/// board is shown once round from seam to seam, with its ghosts where they are wanted.
Bounds bounds_of(const Scenario& scenario, const DrawOptions& options = {});

}  // namespace hexwright
