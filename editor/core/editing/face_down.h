#pragma once

#include "editor/core/editing/selection.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// Whether a hex lies there whose terrain and number do not count, because it comes from a stack. `at` in
/// canonical spelling. SEA-08
inline bool lies_face_down(const Scenario& scenario, Hex at) {
  const auto found = scenario.cells.find(at);
  return found != scenario.cells.end() && is_hidden(found->second);
}

/// Those of the places that can take a terrain: where nothing lies face down.
inline HexSet face_up(const Scenario& scenario, const HexSet& hexes) {
  HexSet open;
  for (const Hex at : hexes)
    if (!lies_face_down(scenario, at)) open.insert(at);
  return open;
}

/// Why such a hex gets no terrain and no number.
inline Refusal comes_from_its_stack() {
  return {{N_("this hex lies face down: what it is comes from its stack"), {}}};
}

}  // namespace hexwright
