#pragma once

#include <array>
#include <cstdint>

#include "model/board/board_graph.h"
#include "model/playtest/bits.h"
#include "model/playtest/cards.h"
#include "model/playtest/limits.h"

namespace hexwright {

/// The three ways in which cities are improved. CK-21
enum class Track : std::uint8_t { Trade, Politics, Science };
inline constexpr std::array all_tracks{Track::Trade, Track::Politics, Track::Science};

// Of Cities & Knights: how much there is for each player. CK-03, CK-21
inline constexpr int highest_rank = 3, knights_of_a_rank = 2, walls_each = 3, highest_level = 5;

/// A knight on the board. CK-29
struct Knight {
  Packed<IntersectionId> at{IntersectionId(0)};
  std::uint8_t rank = 0;  ///< 1 basic, 2 strong, 3 mighty
  std::uint8_t status = 0;

  enum Status : std::uint8_t { Active = 1, ActivatedNow = 2, PromotedNow = 4 };  ///< Now: in this turn
  constexpr bool is(Status what) const { return (status & what) != 0; }
  constexpr void set(Status what) { status = static_cast<std::uint8_t>(status | what); }
  constexpr void clear(Status what) { status = static_cast<std::uint8_t>(status & ~what); }
  friend bool operator==(const Knight&, const Knight&) = default;
};

/// What Cities & Knights adds to a seat.
struct Realm {
  /// In no order: the first `knight_count`.
  std::array<Knight, std::size_t{highest_rank} * knights_of_a_rank> knights{};
  std::array<std::uint8_t, all_tracks.size()> levels{};   ///< CK-21
  std::array<std::uint8_t, highest_rank> knights_left{};  ///< in supply, by rank - 1
  std::uint8_t knight_count = 0;
  std::uint8_t walls = 0;                ///< on the board. CK-28
  std::uint8_t defended = 0;             ///< points for defending. CK-43
  std::array<std::uint8_t, 3> unused{};  ///< to a whole number of words for all seats
  friend bool operator==(const Realm&, const Realm&) = default;
};

/// What Cities & Knights adds to a game; all 0 in games without it.
struct Realms {
  BySeat<Realm> seats;
  Bits<IntersectionId, most_intersections> walls;
  /// Cities that were pillaged when no settlement was left: they stand as settlements. CK-42
  Bits<IntersectionId, most_intersections> tipped;
  /// By track: 1 + the seat that has the metropolis, 0 for none, and where it stands. CK-25
  std::array<std::uint8_t, all_tracks.size()> metropolis_of{};
  std::uint8_t ship_step = 0;  ///< of the barbarians, 0 to 6. CK-10
  std::array<Packed<IntersectionId>, all_tracks.size()> metropolis_at{IntersectionId(0), IntersectionId(0),
                                                                      IntersectionId(0)};
  std::uint8_t attacked = 0;  ///< 1 after the first attack. CK-18
  std::uint8_t red_die = 0;   ///< of this turn. CK-11
  std::array<std::uint8_t, 4> unused{};
  friend bool operator==(const Realms&, const Realms&) = default;
};

}  // namespace hexwright
