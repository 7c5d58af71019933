#pragma once

#include <type_traits>

#include "model/board/ids.h"
#include "model/playtest/bits.h"
#include "model/playtest/limits.h"

namespace hexwright {

// Sets of places of a board.
using HexBits = Bits<HexId, most_hexes>;
using IntersectionBits = Bits<IntersectionId, most_intersections>;
using PathBits = Bits<PathId, most_paths>;

/// Those that are marked so.
template <class Id>
auto bits_of(const IdVector<Id, char>& marked) {
  std::conditional_t<std::is_same_v<Id, HexId>, HexBits,
                     std::conditional_t<std::is_same_v<Id, PathId>, PathBits, IntersectionBits>>
      bits;
  for (const Id id : marked.ids())
    if (marked[id] != 0) bits.add(id);
  return bits;
}

}  // namespace hexwright
