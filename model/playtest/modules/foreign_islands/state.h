#pragma once

#include <cstdint>
#include <string_view>
#include <tuple>

#include "model/playtest/board_bits.h"

namespace hexwright::foreign_islands {

/// What the module remembers of a seat.
struct SeatState {
  /// The land of islands where the seat founded or took the points for a foreign one. FOU-02, FOU-03
  HexBits known_islands;
  std::uint8_t settled_islands = 0;  ///< foreign ones. FOU-03

  static constexpr std::string_view part = "foreign-islands";
  constexpr auto fields() const { return std::tie(known_islands, settled_islands); }
  friend bool operator==(const SeatState&, const SeatState&) = default;
};

}  // namespace hexwright::foreign_islands
