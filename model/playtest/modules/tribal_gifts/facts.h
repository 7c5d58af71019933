#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "model/board/ids.h"
#include "model/playtest/limits.h"
#include "model/scenario/mark.h"

namespace hexwright::tribal_gifts {

/// What the first ship on a path is given. TRI-03
struct Gift {
  PathId path;
  MarkKind kind = MarkKind::GiftPoint;
  /// How many ships lead on from it to the other gifts, by position: 1 where they meet, 2 where one path lies
  /// between; 0 for those that are farther away.
  std::array<std::uint8_t, most_gifts> ships_to{};
};

/// What the module reads from the map.
struct Facts {
  std::vector<Gift> gifts;
};

}  // namespace hexwright::tribal_gifts
