#pragma once

#include <span>

#include "model/playtest/bounded_list.h"
#include "model/playtest/table.h"

// What all can see of the war against the pirate fleet: routes, warships, fortresses.

namespace hexwright::pirate_fleet {

/// The ships of a seat, which are one line. PIR-10
struct Line {
  BoundedList<PathId, most_pieces> paths;  ///< from the start on
  IntersectionId tip;                      ///< where it ends
  bool landed = false;                     ///< it has come to the landing place

  std::size_t count() const { return paths.size(); }
  std::span<const PathId> ships() const { return {paths.data(), paths.size()}; }
  PathId last() const { return paths.back(); }
};
Line line_of(const ReadContext& read, SeatId seat);

/// On the board.
int ships_of(const ReadContext& read, SeatId seat);
/// They are the first ones of the line. PIR-12
inline int warships_of(const State& state, SeatId seat) { return state.pirates.warships[seat]; }
inline bool stands_fortress(const State& state, SeatId seat) { return state.pirates.chits[seat] > 0; }

}  // namespace hexwright::pirate_fleet
