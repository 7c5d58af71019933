#pragma once

namespace hexwright::cities_and_knights {

/// What the module reads from the map: where printings of its rules differ.
struct Facts {
  bool thieves_wait = false;     ///< robber and pirate, beside the board. CK-08, CK-82
  bool chased_anywhere = false;  ///< not to hexes with a token only. CK-37
  bool lower_deserters = false;  ///< of any lower rank, too. CK-62
  int most_defences = 255;       ///< points for them, of all players. CK-43
};

}  // namespace hexwright::cities_and_knights
