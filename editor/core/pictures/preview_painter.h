#pragma once

#include <memory>

#include "editor/core/background/worker.h"
#include "io/render/pieces/preview.h"

namespace hexwright {

struct PreviewWish {
  PictureOptions options;
  int most_width = 1, most_height = 1;
};

/// Draws previews of a scenario, of which only the newest wish counts.
class PreviewPainter : public Worker<PreviewWish, std::shared_ptr<const Pixels>> {
 public:
  PreviewPainter(Scenario scenario, Deliver deliver);
};

}  // namespace hexwright
