#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "model/playtest/limits.h"

namespace hexwright {

/// What the cloth villages and their partners have. CLO-02
struct ClothTrade {
  /// By village: who trades there, in the order in which they came, the first in the lowest four bits; each
  /// 1 + seat. CLO-07
  std::array<std::uint32_t, most_villages> partners{};
  std::array<std::uint8_t, most_villages> left{};  ///< by village
  BySeat<std::uint8_t> held{};
  std::uint8_t supply = 0;
  std::uint8_t shared_by = 0;  ///< who wins together, one bit a seat; 0 where one wins alone. CLO-12

  friend bool operator==(const ClothTrade&, const ClothTrade&) = default;
};

namespace cloth_villages {

/// What the module remembers of a game.
struct GameState {
  ClothTrade cloth;  ///< CLO-02

  static constexpr bool lies_open = true;
  static constexpr std::string_view part = "cloth-villages";
  constexpr auto fields() const {
    return std::tie(cloth.partners, cloth.left, cloth.held, cloth.supply, cloth.shared_by);
  }
  friend bool operator==(const GameState&, const GameState&) = default;
};

}  // namespace cloth_villages
}  // namespace hexwright
