#pragma once

namespace hexwright::volcano {

/// What the module reads from the map.
struct Facts {
  bool gold_volcano = false;  ///< VOL-07
};

}  // namespace hexwright::volcano
