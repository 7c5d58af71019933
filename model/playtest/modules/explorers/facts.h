#pragma once

#include "model/board/ids.h"
#include "model/playtest/limits.h"

namespace hexwright::explorers {

/// What the module reads from the map.
struct Facts {
  bool ship_at_coast = false;     ///< founding at the coast must take a ship. EXP-03
  bool card_for_land = false;     ///< a discovery brings a card of the land's resource. EXP-10
  StackId land_stack, sea_stack;  ///< EXP-02
};

}  // namespace hexwright::explorers
