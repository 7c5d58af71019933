#pragma once

#include "model/board/ids.h"
#include "model/playtest/bits.h"
#include "model/playtest/limits.h"

namespace hexwright {

// Sets of places of a board.
using HexBits = Bits<HexId, most_hexes>;
using IntersectionBits = Bits<IntersectionId, most_intersections>;
using PathBits = Bits<PathId, most_paths>;

/// Those that are marked so.
inline HexBits bits_of(const IdVector<HexId, char>& inside) {
  HexBits bits;
  for (const HexId hex : inside.ids())
    if (inside[hex] != 0) bits.add(hex);
  return bits;
}

}  // namespace hexwright
