#pragma once

#include "model/generate/layout.h"

namespace hexwright {

/// The scenario with this on its hexes and harbors; what the layout leaves open stays as it is. For
/// measuring: a designer's map changes by `Exchange::edits_for`.
Scenario scenario_of(const MapView& map, const Layout& layout);

}  // namespace hexwright
