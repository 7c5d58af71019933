#pragma once

#include <cstdint>
#include <string_view>
#include <tuple>

namespace hexwright::explorers {

/// What the module remembers of a game.
struct GameState {
  std::uint8_t abroad = 0;  ///< a settlement stands outside the home island. EXP-04

  static constexpr std::string_view part = "explorers";
  constexpr auto fields() const { return std::tie(abroad); }
  friend bool operator==(const GameState&, const GameState&) = default;
};

}  // namespace hexwright::explorers
