#pragma once

#include <array>

#include "model/playtest/bots/appraisal.h"

namespace hexwright {

/// What the founding settlements of a seat bring together: one, or two.
struct FoundingFacts {
  Amounts cards{};            ///< a roll, by resource
  float choice = 0;           ///< cards of choice a roll
  float other = 0;            ///< what hexes of rule modules are worth, in victory points
  float room = 0;             ///< cards a roll at the best next site beside each
  float hidden = 0;           ///< hexes around that lie face down
  float near_hidden = 0;      ///< the most of them around a place one or two paths away
  float coast = 0;            ///< settlements that ships can leave; 0 where there are none
  float chits = 0;            ///< points for settling there. SEA-07
  std::uint16_t numbers = 0;  ///< rolls that bring something, one bit each
  std::uint8_t harbors = 0;   ///< as in `Seat::harbors`
};
FoundingFacts operator+(const FoundingFacts& a, const FoundingFacts& b);

/// Of one settlement, as far as a seat sees.
FoundingFacts founding_facts(const Appraisal& appraisal, IntersectionId intersection);

inline constexpr std::size_t founding_feature_count = 23;
/// The same as numbers that add up, each by its weight, to how good it is to have founded so.
using FoundingFeatures = std::array<float, founding_feature_count>;
FoundingFeatures features_of(const FoundingFacts& facts);
/// Their names, in the same order, for whoever learns weights.
extern const std::array<const char*, founding_feature_count> founding_feature_names;

}  // namespace hexwright
