#pragma once

#include <vector>

#include "model/rules/pirate_fleet/fleet.h"

namespace hexwright::pirate_fleet {

/// What lies ready for a player, and how many ships it takes to come there. PIR-02, PIR-10
struct PlayedBerth : Berth {
  Distances to_landing, to_fortress;
};

/// What the module reads from the map.
struct Facts {
  bool fleet_spares_several = false;  ///< PIR-07
  bool must_attack = false;           ///< at the end of a turn at the own fortress. PIR-13
  std::vector<PlayedBerth> berths;    ///< by seat
  std::vector<HexId> fleet_course;    ///< PIR-06
};

}  // namespace hexwright::pirate_fleet
