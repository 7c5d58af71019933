#pragma once

#include <vector>

#include "io/render/render.h"

namespace hexwright {

/// Red, green, blue and opacity of each pixel, row by row.
struct Pixels {
  int width = 0, height = 0;
  std::vector<unsigned char> rgba;
};

/// What `render_png` would draw with these options, made smaller to fit into this space: so it has the
/// details of the large picture.
Pixels preview(const Scenario& scenario, const PictureOptions& options, int most_width, int most_height);

}  // namespace hexwright
