#pragma once

#include <cstddef>

#include "model/playtest/bots/traits.h"

namespace hexwright {

/// What a seat's traits say about how strong it is: a small neural network. Each of its units adds traits up
/// by weights of its own; what the sum is below 0 counts little.
struct OutlookModel {
  static constexpr std::size_t units = 64;
  static constexpr float share_below_zero = 0.1F;
  using Units = std::array<float, units>;

  std::array<Units, trait_count> of_trait;
  Units bias, of_unit;

  static constexpr float slope(float sum) { return sum > 0 ? 1 : share_below_zero; }
  Units sums(const Traits& traits) const {
    Units sums = bias;
    for (std::size_t trait = 0; trait < trait_count; ++trait) {
      if (traits[trait] == 0) continue;
      for (std::size_t unit = 0; unit < units; ++unit) sums[unit] += traits[trait] * of_trait[trait][unit];
    }
    return sums;
  }
  /// Compares with that of other seats in the same position.
  float strength(const Traits& traits) const {
    const Units sums = this->sums(traits);
    float strength = 0;
    for (std::size_t unit = 0; unit < units; ++unit)
      strength += sums[unit] * slope(sums[unit]) * of_unit[unit];
    return strength;
  }
};

/// Written by `outlook_fit`.
extern const OutlookModel learned_outlook;

}  // namespace hexwright
