#pragma once

#include "model/playtest/board_bits.h"

namespace hexwright::desolation {

/// What the module reads from the map.
struct Facts {
  PoolId spare_tokens;  ///< of number tokens. DES-02
  HexBits new_world;
};

}  // namespace hexwright::desolation
