#pragma once

#include <string>

#include <fmt/format.h>

#include "model/board/intersection.h"

namespace hexwright {

// Places as the scenario format spells them: "0,-1" for a hex, with the short name of a side for a path
// ("0,-1 se"), of a corner for an intersection ("0,-1 n").

inline std::string name(Hex hex) { return fmt::format("{},{}", hex.q, hex.r); }
inline std::string name(Path path) {
  return fmt::format("{},{} {}", path.hex().q, path.hex().r, short_name(path.side()));
}
inline std::string name(Intersection i) {
  return fmt::format("{},{} {}", i.hex().q, i.hex().r, short_name(i.corner()));
}

}  // namespace hexwright
