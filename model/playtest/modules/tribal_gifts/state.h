#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "model/playtest/limits.h"
#include "model/scenario/terrain.h"

namespace hexwright {

/// What lies at the coasts of a tribe, and what has become of it. TRI-03
struct GiftsGiven {
  std::array<std::uint8_t, most_gifts> taker{};   ///< by gift: 1 + seat; 0 while it lies there
  std::array<std::uint8_t, most_gifts> harbor{};  ///< by gift: 1 + HarborKind that lies there; 0 for none
  /// By seat and HarborKind: tokens that were given and have not been placed. TRI-07
  BySeat<std::array<std::uint8_t, all_harbor_kinds.size()>> held{};
  std::uint8_t cards = 0;  ///< development cards that lie there face down: in the deck, but not to be bought

  friend bool operator==(const GiftsGiven&, const GiftsGiven&) = default;
};

namespace tribal_gifts {

/// What the module remembers of a game.
struct GameState {
  GiftsGiven gifts;  ///< TRI-03

  static constexpr bool lies_open = true;
  static constexpr std::string_view part = "tribal-gifts";
  constexpr auto fields() const { return std::tie(gifts.taker, gifts.harbor, gifts.held, gifts.cards); }
  friend bool operator==(const GameState&, const GameState&) = default;
};

}  // namespace tribal_gifts
}  // namespace hexwright
