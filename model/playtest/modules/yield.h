#pragma once

#include <array>

#include "model/playtest/table.h"

namespace hexwright {

/// How much a hex that yields something gives to each seat, by `yield_to`.
inline BySeat<int> yields_of(const ReadContext& read, HexId hex) {
  BySeat<int> yields{};
  for (const IntersectionId corner : read.board().hex_intersections(hex)) {
    const BuildingPiece piece = building_at(read.state, corner);
    if (!is_town(piece) || read.state.overturned.has(corner)) continue;
    yields[piece.seat()] += yield_to(read, piece.seat(), hex, corner, piece.kind());
  }
  return yields;
}

}  // namespace hexwright
