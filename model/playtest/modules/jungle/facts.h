#pragma once

namespace hexwright::jungle {

/// What the module reads from the map.
struct Facts {
  int discoveries_per_card = 0;  ///< JUN-06
};

}  // namespace hexwright::jungle
