#pragma once

#include <cstdint>
#include <string_view>
#include <tuple>

#include "model/board/board_graph.h"
#include "model/playtest/limits.h"

namespace hexwright {

/// What players have against the pirate fleet and in the way of it. PIR-02
struct PirateWar {
  /// Where the route of ships begins; what it was last while there is none. PIR-10
  BySeat<Packed<IntersectionId>> starts;
  BySeat<std::uint8_t> warships{};  ///< so many ships from the start on. PIR-12
  BySeat<std::uint8_t> chits{};     ///< of the fortress that still stands. PIR-02

  friend bool operator==(const PirateWar&, const PirateWar&) = default;
};

namespace pirate_fleet {

/// What the module remembers of a game.
struct GameState {
  PirateWar pirates;  ///< PIR-02

  static constexpr bool lies_open = true;
  static constexpr std::string_view part = "pirate-fleet";
  constexpr auto fields() const { return std::tie(pirates.starts, pirates.warships, pirates.chits); }
  friend bool operator==(const GameState&, const GameState&) = default;
};

}  // namespace pirate_fleet
}  // namespace hexwright
