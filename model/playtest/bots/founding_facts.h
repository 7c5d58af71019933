#pragma once

#include <array>

#include "model/playtest/bots/board_worth.h"

namespace hexwright {

/// What the founding settlements of a seat bring together: one, or two.
struct FoundingFacts {
  Amounts cards{};            ///< a roll, by resource
  float choice = 0;           ///< cards of choice a roll
  float other = 0;            ///< what hexes of rule modules are worth, in victory points
  float worth = 0;            ///< by rules of thumb, in victory points
  float room = 0;             ///< the same of the best next site, or of what there is to discover
  float sites = 0;            ///< next sites
  float hidden = 0;           ///< hexes around that lie face down
  float near_hidden = 0;      ///< the most of them around a place one or two paths away
  float coast = 0;            ///< settlements that ships can leave; 0 where there are none
  float chits = 0;            ///< points for settling there. SEA-07
  float correction = 0;       ///< as `OpeningMemory::correction`
  std::uint16_t numbers = 0;  ///< rolls that bring something, one bit each
  std::uint16_t harbors = 0;  ///< as in `Seat::harbors`
};
FoundingFacts operator+(const FoundingFacts& a, const FoundingFacts& b);

/// Of one settlement, as far as a seat sees.
FoundingFacts founding_facts(const BoardWorth& board_worth, IntersectionId intersection);

inline constexpr std::size_t founding_feature_count = 33;
/// The same as numbers of the order of 1, with what the map and the seat's place in the order of play are.
using FoundingFeatures = std::array<float, founding_feature_count>;
/// A change makes `learn_openings` learn anew what they count.
FoundingFeatures features_of(const FoundingFacts& facts, const Game& game, SeatId seat);

}  // namespace hexwright
