#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "model/playtest/cards.h"
#include "model/playtest/limits.h"

namespace hexwright {

/// What happened in one game, counted while it is played: what the final state no longer tells.
struct Tally {
  /// By hex: cards that it gave. SEA-05 included, when taken.
  IdArray<HexId, std::uint16_t, most_hexes> hex_cards{};
  /// By hex: the turn in which it was turned up; 0 for never.
  IdArray<HexId, std::uint16_t, most_hexes> discovered{};
  /// By intersection: the seat that built there first.
  IdArray<IntersectionId, PackedSeat, most_intersections> settled{};
  /// The same of those who founded there. BASE-02
  IdArray<IntersectionId, PackedSeat, most_intersections> founded{};
  /// Cards that production, discovery and choice gave, by seat and card.
  BySeat<std::array<std::uint16_t, all_cards.size()>> income{};
  /// Cards taken in trade through a harbor, by its kind; the last one without a harbor.
  std::array<std::uint16_t, all_harbor_kinds.size() + 1> bank_trades{};
  std::array<std::uint16_t, 13> rolls{};
  std::uint16_t trades = 0;  ///< between players
  std::uint16_t knights = 0;
  std::uint16_t robberies = 0;  ///< cards stolen
  std::uint16_t discarded = 0;  ///< cards. BASE-07
  /// How often another seat than before was ahead at the end of a turn. Who draws level is not ahead yet.
  std::uint16_t lead_changes = 0;
  /// What the rule modules count, as `Game::counters()` lays it out; empty while they have counted nothing.
  std::vector<std::uint32_t> counted;
};

}  // namespace hexwright
