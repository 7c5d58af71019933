#pragma once

#include <map>
#include <set>

#include "io/pioneers/report.h"
#include "model/scenario/scenario.h"

namespace hexwright::pioneers {

/// A scenario with everything decided that is decided at set-up only: Pioneers knows fixed boards, and one
/// shuffle of the terrain and one of the harbors.
struct Draw {
  std::map<Hex, Terrain> terrain;
  std::map<Hex, int> tokens;
  std::map<Path, HarborKind> harbors;
  /// What Pioneers can shuffle itself.
  std::set<Hex> shuffled_hexes;
  std::set<Path> shuffled_harbors;

  bool shuffles() const { return !shuffled_hexes.empty() || !shuffled_harbors.empty(); }
};

/// One possible draw, always the same for the same scenario. Tells what it had to decide and what it could
/// not.
Draw one_draw(const Scenario& scenario, Report& report);

}  // namespace hexwright::pioneers
