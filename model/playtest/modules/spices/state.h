#pragma once

#include <array>
#include <cstdint>
#include <numeric>
#include <string_view>
#include <tuple>

#include "model/playtest/board_bits.h"

namespace hexwright::spices {

/// What the module remembers of a seat.
struct SeatState {
  std::array<std::uint8_t, 5> options{};  ///< trade options, by resource. SPI-06
  std::uint8_t merchants = 0;             ///< left in supply. SPI-01
  std::uint8_t exchanged = 0;             ///< spices, in this turn. SPI-10

  static constexpr std::string_view part = "spices";
  constexpr auto fields() const { return std::tie(options, merchants, exchanged); }
  friend bool operator==(const SeatState&, const SeatState&) = default;
};

/// What the module remembers of a game.
struct GameState {
  HexBits spices_reached;                                       ///< hexes that gave their card. SPI-03
  std::array<std::uint8_t, 3> spice_cards{}, spice_discards{};  ///< SPI-10
  std::array<std::uint8_t, 5> options{};                        ///< trade options left. SPI-06

  static constexpr std::string_view part = "spices";
  constexpr auto fields() const { return std::tie(spices_reached, spice_cards, spice_discards, options); }
  friend bool operator==(const GameState&, const GameState&) = default;

  class Seen;
};

/// What every seat sees of it.
class GameState::Seen {
 public:
  Seen(const GameState& state, SeatId /*viewer*/) : state_(&state) {}

  /// Somebody has come to this spice hex, and its card is gone.
  bool is_reached(HexId hex) const { return state_->spices_reached.has(hex); }
  /// Trade options that nobody has taken.
  int options_left() const { return std::accumulate(state_->options.begin(), state_->options.end(), 0); }

 private:
  const GameState* state_;
};

}  // namespace hexwright::spices
