#pragma once

#include <cstdint>
#include <string_view>
#include <tuple>

namespace hexwright::desolation {

/// What the module remembers of a seat.
struct SeatState {
  std::uint8_t new_world = 0;  ///< settlements built there. DES-06

  static constexpr std::string_view part = "desolation";
  constexpr auto fields() const { return std::tie(new_world); }
  friend bool operator==(const SeatState&, const SeatState&) = default;
};

/// What the module remembers of a game.
struct GameState {
  std::uint8_t special_points = 0;  ///< taken: 1 settlements, 2 city in the new world. DES-06

  static constexpr std::string_view part = "desolation";
  constexpr auto fields() const { return std::tie(special_points); }
  friend bool operator==(const GameState&, const GameState&) = default;
};

}  // namespace hexwright::desolation
