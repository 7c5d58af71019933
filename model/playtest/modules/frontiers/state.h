#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "model/board/board_graph.h"
#include "model/playtest/limits.h"

namespace hexwright::frontiers {

/// What the module remembers of a seat.
struct SeatState {
  /// Those that events affect, by event; none for none. FRO-03
  std::array<Packed<IntersectionId>, most_events> event_building{};
  std::uint8_t set_aside = 0;  ///< 1 + the resource of which two lie face up; 0 for none. FRO-15

  static constexpr std::string_view part = "frontiers";
  constexpr auto fields() const { return std::tie(event_building, set_aside); }
  friend bool operator==(const SeatState&, const SeatState&) = default;
};

/// What the module remembers of a game.
struct GameState {
  std::uint16_t event_cards = 0;  ///< those left, one bit each, from bit 0 for card 1. FRO-02
  std::array<std::uint8_t, most_events> events{};  ///< the card of each event; 0 while undiscovered

  static constexpr std::string_view part = "frontiers";
  constexpr auto fields() const { return std::tie(event_cards, events); }
  friend bool operator==(const GameState&, const GameState&) = default;
};

}  // namespace hexwright::frontiers
