#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "model/playtest/batch/statistics.h"

namespace hexwright {

/// What the balancer keeps of games on one board: whole numbers that add up in any order.
struct Played {
  using Count = std::int64_t;
  Count games = 0;
  Count decided = 0;                   ///< games that somebody won
  std::vector<Count> wins;             ///< by seat; empty before the first game
  Count turns = 0, turns_squared = 0;  ///< of the decided games, added up
  Count lead_changes = 0, lead_changes_squared = 0;
  /// Cards that came in, of each resource, and the squares of these sums of each game.
  std::array<Count, all_resources.size()> cards{}, cards_squared{};
  /// By place where a settlement can stand, in the order of intersections: games in which one came there.
  std::vector<Count> settled;

  Played& operator+=(const Played& more);
  /// Of decided games; 0 before any.
  double share(std::size_t seat) const;
  double mean_length() const;
  /// Largest less smallest share of a seat, 0 to 1.
  double seat_spread() const;

  friend bool operator==(const Played&, const Played&) = default;
};

Played played_of(const Game& game, const Statistics& statistics);

}  // namespace hexwright
