#pragma once

#include <map>
#include <string>

#include "model/scenario/scenario.h"

namespace hexwright {

/// One layer of a scenario, counted: faces fixed on the map, and the pools that others are drawn from.
template <class Face>
struct LayerCounts {
  Counts<Face> fixed;
  struct Draw {
    int places = 0;  ///< that draw from the pool
    Counts<Face> contents;
  };
  std::map<std::string, Draw> drawn;
  int undecided = 0;

  void add(const Placed<Face>& placed) {
    if (const auto* face = std::get_if<Face>(&placed))
      ++fixed[*face];
    else if (const auto* pool = pool_of(placed))
      ++drawn[*pool].places;
    else
      ++undecided;
  }
};

/// What lies where, face-down cells left out: they belong to their stack.
struct ScenarioCounts {
  LayerCounts<Terrain> terrain;
  LayerCounts<int> tokens;  ///< `undecided` counts producing hexes without a token
  LayerCounts<HarborKind> harbors;
  std::map<std::string, int> hidden;  ///< stack to face-down cells
};

ScenarioCounts counts_of(const Scenario& scenario);

}  // namespace hexwright
