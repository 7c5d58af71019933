#pragma once

namespace hexwright::fog {

/// What the module reads from the map.
struct Facts {
  bool explores = true;  ///< FOG-04
};

}  // namespace hexwright::fog
