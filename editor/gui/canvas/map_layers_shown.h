#pragma once

#include "editor/core/editing/map_layers.h"
#include "io/render/render.h"

namespace hexwright::gui {

/// Whether the map shows a layer.
inline bool DrawOptions::*shown_by(MapLayer layer) {
  switch (layer) {
    case MapLayer::Terrain:
      return &DrawOptions::hexes;
    case MapLayer::Numbers:
      return &DrawOptions::numbers;
    case MapLayer::Harbors:
      return &DrawOptions::harbors;
    case MapLayer::Areas:
      return &DrawOptions::areas;
    case MapLayer::Markers:
      break;
  }
  return &DrawOptions::markers;
}

}  // namespace hexwright::gui
